import { z } from 'zod'
import { decisionOption } from '../records/decision-point.ts'
import { row } from './bedside.ts'
import { compiled } from './compiled.ts'
import { condition, text } from './condition.ts'
import { baseline, effect, outcome, suddenEvent } from './course.ts'
import { groupName } from './group.ts'
import { list, named, positive, slug, words } from './shape.ts'

/** Of a procedure: how long it keeps the hands, where that holds, and when it has its result. The rest is done beside it. */
const work = z
  .strictObject({
    when: condition.exactOptional(),
    takesMin: positive.exactOptional(),
    /** After so many of them; none: when all of it is done. */
    resultMin: positive.exactOptional(),
    /** After the point opened: somebody has to come for it. */
    notBeforeMin: positive.exactOptional(),
  })
  .readonly()

/** An option with the reason that is shown once its point is decided. */
const storyOption = z
  .strictObject({
    ...decisionOption.omit({ linknopal: true, linkB: true }).shape,
    slug,
    name: words,
    why: words,
    /** Minutes for which it keeps somebody's hands from her, where it gives nothing for them. */
    lostMin: positive.exactOptional(),
    /** Where it leads instead, as the point opens and with what is chosen beside it. The first that holds counts. */
    links: list(
      z
        .strictObject({
          when: condition,
          link: words,
          /** The field of the record that holds it. */
          as: z.enum(['linknopal', 'linkB']).exactOptional(),
        })
        .readonly(),
    ).exactOptional(),
    /** What people know by it. */
    takes: z.enum(['gas', 'film']).exactOptional(),
    /** Whatever else is chosen with it is done after it; a gas is drawn as it is done. */
    goesFirst: z.literal(true).exactOptional(),
    /** The first that holds counts. */
    work: list(work).exactOptional(),
    /** What it changes at once. None: it changes nothing but what people know. */
    effects: list(effect).exactOptional(),
  })
  .readonly()
export type StoryOption = z.infer<typeof storyOption>

/** How the address of a page ends. */
export type PageSuffix = string

/** What stands beside the text of a page, drawn from the state of the case. */
const panel = z.enum(['machine', 'infusions', 'gas', 'film', 'comparison'])
export type Panel = z.infer<typeof panel>

/** What a page shows for one choice. `default`: no choice of this point leads here. On results also `better`, `same`, `worse`. */
const pageRow = z
  .strictObject({
    page: slug,
    slug,
    when: condition.exactOptional(),
    title: words,
    facts: list(text),
    /** Shown once the point's last group is decided. */
    teaching: text.exactOptional(),
    panels: list(panel).exactOptional(),
    /** Of a default row: it tells how it was as the point opened, so a decision must not move it. */
    readsOpening: z.literal(true).exactOptional(),
    /** Oldest first; a page may show a second film taken after treatment. */
    films: list(
      z
        .strictObject({
          when: condition.exactOptional(),
          /** One of those that the story declares. */
          film: slug,
          /** By the script's clock. */
          time: text,
          finding: words,
        })
        .readonly(),
    ).exactOptional(),
  })
  .readonly()
export type PageRow = z.infer<typeof pageRow>

/** The situation, a sentence per part, in this order. */
const situationPart = z
  .strictObject({
    part: words,
    /** It tells the event that the point opens with; such parts come first. */
    isEvent: z.literal(true).exactOptional(),
    when: condition.exactOptional(),
    text,
  })
  .readonly()
export type SituationPart = z.infer<typeof situationPart>

/** A call heard and read by all three: opening, then every gap whose condition holds, then closing. */
const medicalControlCall = z
  .strictObject({
    time: words,
    opening: text,
    gaps: list(z.strictObject({ when: condition, text: words }).readonly()),
    closing: text,
    /** What its orders do, whatever was so. */
    effects: list(effect),
    worstRow: row,
    /** What the report calls the moment when they are done. */
    done: words,
  })
  .readonly()
export type MedicalControlCall = z.infer<typeof medicalControlCall>

/** All the story of one decision point. */
export const decisionStory = z
  .strictObject({
    /** What conditions, events, advice, prompts and objectives call it. */
    slug,
    /** Where the specification has names of its own for it: of its record, and of the list of its pages. None: its slug. */
    recordedAs: z.strictObject({ docId: slug, flow: slug }).readonly().exactOptional(),
    title: words,
    /** The script's clock, and where it stands when the team left an hour late. */
    time: words,
    lateTime: words.exactOptional(),
    /** The stretch of the run that it is, where it has a name of its own. The last point's lasts until arrival. */
    stretch: z.strictObject({ slug, label: words }).readonly().exactOptional(),
    /** Medical control calls before it opens. */
    callBefore: medicalControlCall.exactOptional(),
    event: suddenEvent.exactOptional(),
    situation: list(situationPart),
    /** By the name of each; the story says what of a kind they are. */
    groups: z.record(groupName, named(storyOption)).readonly(),
    pages: list(pageRow),
    /** How she fares when the point is left, by what was chosen. */
    course: list(outcome),
    leaving: baseline.exactOptional(),
  })
  .readonly()
export type DecisionStory = z.infer<typeof decisionStory>

/** The pages of a point, by how their addresses end, in the order in which the story tells of them. */
export const suffixesOf = compiled(({ pages }: DecisionStory): readonly PageSuffix[] => [
  ...new Set(pages.map(({ page }) => page)),
])

/** What a machine shows. */
export const machinePanel = z
  .strictObject({
    name: words,
    /** What is set on it, by name. */
    settings: list(slug).exactOptional(),
    /** In cmH2O, or the setting that says it. None: nobody knows it, and there is no index. */
    meanPressure: z.union([positive, slug]).exactOptional(),
    /** What the team settled before it left stands on it. */
    isSettled: z.literal(true).exactOptional(),
    readings: list(
      z
        .strictObject({
          label: words,
          value: text,
          /** It is left out where its value comes out empty; any other shows something in every state. */
          isOptional: z.literal(true).exactOptional(),
        })
        .readonly(),
    ),
  })
  .readonly()
export type MachinePanel = z.infer<typeof machinePanel>

/** Where a gas or a film is decided. */
export const groupTaking = ({ groups }: Pick<DecisionStory, 'groups'>, what: StoryOption['takes']): string =>
  Object.entries(groups).find(([, options]) => options.some(({ takes }) => takes === what))?.[0] ?? ''
