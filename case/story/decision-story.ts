import { z } from 'zod'
import { decisionGroup, decisionOption } from '../records/decision-point.ts'
import { row } from './bedside.ts'
import { condition, text } from './condition.ts'
import { baseline, effect, outcome, suddenEvent } from './course.ts'
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
    ...decisionOption.shape,
    slug,
    name: words,
    why: words,
    /** Minutes for which it keeps somebody's hands from her, where it gives nothing for them. */
    lostMin: positive.exactOptional(),
    /** The first that holds counts. */
    work: list(work).exactOptional(),
    /** What it changes at once. None: it changes nothing but what people know. */
    effects: list(effect).exactOptional(),
  })
  .readonly()
export type StoryOption = z.infer<typeof storyOption>

export const groupName = decisionGroup.shape.decisionName
export type GroupName = z.infer<typeof groupName>

export const pageSuffixes = [
  'ventilator',
  'ventilator-ino',
  'medication',
  'procedure',
  'procedure-cxr',
  'procedure-istat',
  'procedure-tidal',
  'procedure-result',
  'results',
  'negative',
] as const
const pageSuffix = z.enum(pageSuffixes)
export type PageSuffix = z.infer<typeof pageSuffix>

/** A chest film, drawn for this product. */
const film = z.enum([
  'deep-tube',
  'tube-in-place',
  'pneumothorax',
  'pneumothorax-deep-tube',
  'drained',
  'drained-deep-tube',
  're-expanded',
])
export type Film = z.infer<typeof film>

/** What stands beside the text of a page, drawn from the state of the case. */
const panel = z.enum(['machine', 'infusions', 'gas', 'film', 'comparison'])
export type Panel = z.infer<typeof panel>

/** What a page shows for one choice. `default`: no choice of this point leads here. On results also `better`, `same`, `worse`. */
const pageRow = z
  .strictObject({
    page: pageSuffix,
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
          film,
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
    groups: z.partialRecord(groupName, named(storyOption)).readonly(),
    pages: list(pageRow),
    /** How she fares when the point is left, by what was chosen. */
    course: list(outcome),
    leaving: baseline.exactOptional(),
  })
  .readonly()
export type DecisionStory = z.infer<typeof decisionStory>

/** What a machine shows. A reading whose value comes out empty is left out. */
export const machinePanel = z
  .strictObject({ name: words, readings: list(z.strictObject({ label: words, value: text }).readonly()) })
  .readonly()
export type MachinePanel = z.infer<typeof machinePanel>
