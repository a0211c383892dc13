import { byOutcome } from '../records/remember.ts'
import type { CaseState } from '../records/state.ts'
import { amountOf, type Bedside, type Row, setAnew } from '../story/bedside.ts'
import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import type { Effect, Outcome } from '../story/course.ts'
import type { DecisionStory } from '../story/decision-story.ts'
import { pointNamed, pointsOf, type StoryPoint } from '../story/points.ts'
import { either, type Facts, factsOf, holds, listFacts, stoppedBetween, withChosen } from '../story/resolve-text.ts'
import { type Eyes, hiddenFrom } from './orders.ts'

/** The options decided at one point, over all its groups. */
export type Chosen = ReadonlySet<string>

/** What became of the newborn at one point. */
export interface PointHistory {
  readonly point: string
  /** Among the points of the story, from 1. */
  readonly place: number
  /** Of its records. */
  readonly docId: string
  readonly before: Bedside
  /** As the point opened, its event included. Links and conditions read this. */
  readonly opening: Bedside
  /** Options decided so far. */
  readonly chosen: Chosen
  /** With the choices so far. */
  readonly now: Bedside
  /** After the results; null before them. */
  readonly after: Bedside | null
}

/** All that the story says of a point. */
export function storyOf(content: CaseContent, slug: string): DecisionStory {
  const point = pointNamed(content, slug)
  if (!point) throw new Error(`there is no point ${slug}`)
  return point.story
}

/** The options of a point that the Provider has decided, group by group. Advice changes none of it. */
export const decidedAt = byOutcome((state, docId): { readonly [group: string]: readonly string[] } => {
  const groups = state.records.DecisionPoint[docId]?.decisionPointData ?? []
  const times = state.records.PointProgress[docId]?.decidedAt ?? {}
  return Object.fromEntries(
    groups
      .filter(({ decisionName, provider }) => times[decisionName] !== undefined && provider !== null)
      .map(({ decisionName, provider }) => [decisionName, [provider ?? []].flat()]),
  )
})

/** The same without what hands have not done yet, as far as these eyes go. What goes first is done before the rest of its list. */
export function decidedSeen(
  state: CaseState,
  { docId, story }: StoryPoint,
  eyes: Eyes | undefined,
): ReturnType<typeof decidedAt> {
  const decided = decidedAt(state, docId)
  const hidden = hiddenFrom(state, docId, eyes)
  if (hidden.length === 0) return decided
  return Object.fromEntries(
    Object.entries(decided).map(([group, chosen]) => {
      const isSeen = chosen.some((slug) => !hidden.includes(slug))
      const options = story.groups[group] ?? []
      const goesFirst = (slug: string) => options.some((option) => option.slug === slug && option.goesFirst)
      return [group, chosen.filter((slug) => !hidden.includes(slug) || (isSeen && goesFirst(slug)))]
    }),
  )
}

/** Every point the team has come to, or up to one of them, worked out anew from what was decided; for some eyes, from what they see of it. */
export function bedsideHistory(
  state: CaseState,
  content: CaseContent,
  upTo = content.decisionStories.length,
  eyes?: Eyes,
): readonly PointHistory[] {
  const history: PointHistory[] = []
  let before = content.asFound
  for (const storyPoint of pointsOf(content).slice(0, upTo)) {
    const { slug: point, place, docId, story } = storyPoint
    const progress = state.records.PointProgress[docId]
    if (!progress) break
    // While medical control speaks, she is as the point before left her.
    if (progress.openedAt !== null) before = afterCall(content, before, story)
    const opening = openPoint(content, before, story)
    const chosen = new Set(Object.values(decidedSeen(state, storyPoint, eyes)).flat())
    const after = progress.resultsAt === null ? null : leavePoint(content, before, opening, story, chosen)
    history.push({ point, place, docId, before, opening, chosen, now: withChoices(opening, story, chosen), after })
    if (!after) break
    before = after
  }
  return history
}

/** How it stands now: as found before the first point, as it arrives after the last. */
export function bedsideNow(
  state: CaseState,
  content: CaseContent,
  history: readonly PointHistory[] = bedsideHistory(state, content),
): Bedside {
  const last = history.at(-1)
  if (!last) return content.asFound
  if (last.place === content.decisionStories.length && last.after) return onArrival(last.after, content)
  return last.after ?? last.opening
}

/** Medical control, where it calls before a point, brings every newborn to the same support. */
export function afterCall(content: Rows, bedside: Bedside, { callBefore }: DecisionStory): Bedside {
  if (!callBefore) return bedside
  const done = carriedOut(bedside, callBefore.effects, factsOf(bedside))
  return noWorseThan(content, done, callBefore.worstRow)
}

/** Opening a point: what happens to her there. */
export const openPoint = (content: Rows, bedside: Bedside, { event }: DecisionStory): Bedside =>
  event && holds(event.when, factsOf(bedside)) ? setAnew(moved(content, bedside, event), event.sets) : bedside

/** How it stands once these choices of a point are made, read from how it stood when the point opened. */
export function withChoices(opening: Bedside, story: DecisionStory, chosen: Chosen): Bedside {
  const effects = effectsOf(story)
  return carriedOut(
    opening,
    [...chosen].flatMap((slug) => effects.get(slug) ?? []),
    withChosen(factsOf(opening), chosen),
  )
}

/** What each option of a point changes. */
const effectsOf = compiled(
  ({ groups }: DecisionStory): ReadonlyMap<string, readonly Effect[]> =>
    new Map(
      Object.values(groups).flatMap((options) =>
        options.flatMap((option) => (option.effects ? [[option.slug, option.effects] as const] : [])),
      ),
    ),
)

/** Leaving a point: all that was gained and lost, added up and clamped once. */
export function leavePoint(
  content: Rows,
  before: Bedside,
  opening: Bedside,
  story: DecisionStory,
  chosen: Chosen,
): Bedside {
  const after = withChoices(opening, story, chosen)
  // What nobody else will ever ask about is not worth remembering.
  const standing = after === opening ? factsOf(opening) : listFacts(after)
  const facts = either(withChosen(standing, chosen), stoppedBetween(opening, after))
  const outcomes = story.course.filter(({ when }) => holds(when, facts))
  const { sets, worstRow } = story.leaving ?? {}
  return noWorseThan(content, setAnew(settled(content, after, before, outcomes), sets), worstRow)
}

/** Nobody arrives worse than the story says. */
export const onArrival = (bedside: Bedside, content: Rows & Pick<CaseContent, 'arrival'>): Bedside =>
  noWorseThan(content, bedside, content.arrival.worstRow)

/** An outcome that says where the rows stand outweighs all that move them. */
function settled(content: Rows, bedside: Bedside, before: Bedside, outcomes: readonly Outcome[]): Bedside {
  for (const { rows } of outcomes) {
    if (rows) return { ...bedside, ...(rows === 'as before' ? { monitor: before.monitor, gas: before.gas } : rows) }
  }
  const sum = (of: 'monitor' | 'gas') => outcomes.reduce((total, outcome) => total + (outcome[of] ?? 0), 0)
  const from = (of: 'monitor' | 'gas') => (outcomes.some(({ undoes }) => undoes?.includes(of)) ? before : bedside)[of]
  return atRows(content, bedside, from('monitor') + sum('monitor'), from('gas') + sum('gas'))
}

/** Each effect whose condition holds, in order. */
function carriedOut(bedside: Bedside, effects: readonly Effect[], facts: Facts): Bedside {
  const due = effects.filter(({ when }) => holds(when, facts))
  if (due.length === 0) return bedside
  return due.reduce((after, { sets, gives }) => setAnew(given(after, gives), sets), bedside)
}

/** So many boluses more. */
const given = (bedside: Bedside, gives: Effect['gives']): Bedside =>
  gives
    ? setAnew(
        bedside,
        Object.fromEntries(Object.entries(gives).map(([name, more]) => [name, amountOf(bedside, name) + more])),
      )
    : bedside

const moved = (content: Rows, bedside: Bedside, by: { readonly monitor?: number; readonly gas?: number }): Bedside =>
  atRows(content, bedside, bedside.monitor + (by.monitor ?? 0), bedside.gas + (by.gas ?? 0))

const noWorseThan = (content: Rows, bedside: Bedside, worst: Row | undefined): Bedside =>
  worst === undefined
    ? atRows(content, bedside, bedside.monitor, bedside.gas)
    : atRows(content, bedside, Math.min(bedside.monitor, worst), Math.min(bedside.gas, worst))

/** The same one where nothing moves: there are many of them. */
function atRows({ vitalStats }: Rows, bedside: Bedside, toMonitor: number, toGas: number): Bedside {
  const monitor = clampRow(toMonitor, vitalStats.allStates)
  const gas = clampRow(toGas, vitalStats.alliStat)
  return monitor === bedside.monitor && gas === bedside.gas ? bedside : { ...bedside, monitor, gas }
}

/** Where the rows of monitor and gas stand. */
type Rows = Pick<CaseContent, 'vitalStats'>

const clampRow = (number: number, rows: readonly unknown[]): Row => Math.max(0, Math.min(rows.length - 1, number))
