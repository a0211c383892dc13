import type { CaseState } from '../records/state.ts'
import { type Bedside, type Row, setAnew } from '../story/bedside.ts'
import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import type { Effect, Outcome } from '../story/course.ts'
import type { DecisionStory, GroupName } from '../story/decision-story.ts'
import { type Facts, factsOf, holds, listFacts, withChosen } from '../story/resolve-text.ts'

/** The options decided at one point, over all its groups. */
export type Chosen = ReadonlySet<string>

/** What became of the newborn at one point. */
export interface PointHistory {
  readonly point: number
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
export function storyOf({ decisionStories }: CaseContent, point: number): DecisionStory {
  const story = decisionStories[point - 1]
  if (!story) throw new Error(`there is no story of point ${point}`)
  return story
}

/** The options of a point that the Provider has decided, group by group. */
export function decidedAt(state: CaseState, point: number): { readonly [G in GroupName]?: readonly string[] } {
  const groups = state.records.DecisionPoint[point]?.decisionPointData ?? []
  const times = state.records.PointProgress[point]?.decidedAt ?? {}
  return Object.fromEntries(
    groups
      .filter(({ decisionName, provider }) => times[decisionName] !== undefined && provider !== null)
      .map(({ decisionName, provider }) => [decisionName, [provider ?? []].flat()]),
  )
}

/** Every point the team has come to, or up to one of them, worked out anew from what was decided. */
export function bedsideHistory(
  state: CaseState,
  { asFound, decisionStories }: CaseContent,
  upTo = decisionStories.length,
): readonly PointHistory[] {
  const history: PointHistory[] = []
  let before = asFound
  for (const [index, story] of decisionStories.slice(0, upTo).entries()) {
    const point = index + 1
    const progress = state.records.PointProgress[point]
    if (!progress) break
    // While medical control speaks, she is as the point before left her.
    if (progress.openedAt !== null) before = afterCall(before, story)
    const opening = openPoint(before, story)
    const chosen = new Set(Object.values(decidedAt(state, point)).flat())
    const after = progress.resultsAt === null ? null : leavePoint(before, opening, story, chosen)
    history.push({ point, before, opening, chosen, now: withChoices(opening, story, chosen), after })
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
  if (last.point === content.decisionStories.length && last.after) return onArrival(last.after, content)
  return last.after ?? last.opening
}

/** Medical control, where it calls before a point, brings every newborn to the same support. */
export function afterCall(bedside: Bedside, { callBefore }: DecisionStory): Bedside {
  if (!callBefore) return bedside
  const done = carriedOut(bedside, callBefore.effects, factsOf(bedside))
  return noWorseThan(done, callBefore.worstRow)
}

/** Opening a point: what happens to her there. */
export const openPoint = (bedside: Bedside, { event }: DecisionStory): Bedside =>
  event ? setAnew(moved(bedside, event), event.sets) : bedside

/** How it stands once these choices of a point are made, read from how it stood when the point opened. */
export function withChoices(opening: Bedside, story: DecisionStory, chosen: Chosen): Bedside {
  const effects = effectsOf(story)
  return carriedOut(
    opening,
    [...chosen].flatMap((slug) => effects.get(slug) ?? []),
    factsOf(opening),
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
export function leavePoint(before: Bedside, opening: Bedside, story: DecisionStory, chosen: Chosen): Bedside {
  const after = withChoices(opening, story, chosen)
  // What nobody else will ever ask about is not worth remembering.
  const standing = after === opening ? factsOf(opening) : listFacts(after)
  const facts = withChosen(standing, chosen, ...(opening.ino && !after.ino ? ['ino-stopped'] : []))
  const outcomes = story.course.filter(({ when }) => holds(when, facts))
  const { sets, worstRow } = story.leaving ?? {}
  return noWorseThan(setAnew(settled(after, before, outcomes), sets), worstRow)
}

/** Nobody arrives worse than the story says. */
export const onArrival = (bedside: Bedside, { arrival }: CaseContent): Bedside => noWorseThan(bedside, arrival.worstRow)

/** An outcome that says where the rows stand outweighs all that move them. */
function settled(bedside: Bedside, before: Bedside, outcomes: readonly Outcome[]): Bedside {
  for (const { rows } of outcomes) {
    if (rows) return { ...bedside, ...(rows === 'as before' ? { monitor: before.monitor, gas: before.gas } : rows) }
  }
  const sum = (of: 'monitor' | 'gas') => outcomes.reduce((total, outcome) => total + (outcome[of] ?? 0), 0)
  return moved(bedside, { monitor: sum('monitor'), gas: sum('gas') })
}

/** Each effect whose condition holds, in order. */
function carriedOut(bedside: Bedside, effects: readonly Effect[], facts: Facts): Bedside {
  const due = effects.filter(({ when }) => holds(when, facts))
  if (due.length === 0) return bedside
  const boluses = due.reduce((count, effect) => count + (effect.boluses ?? 0), 0)
  const given = boluses > 0 ? { ...bedside, boluses: bedside.boluses + boluses } : bedside
  return due.reduce((after, { sets }) => setAnew(after, sets), given)
}

const moved = (bedside: Bedside, by: { readonly monitor?: number; readonly gas?: number }): Bedside =>
  atRows(bedside, bedside.monitor + (by.monitor ?? 0), bedside.gas + (by.gas ?? 0))

const noWorseThan = (bedside: Bedside, worst: Row = WORST_ROW): Bedside =>
  atRows(bedside, Math.min(bedside.monitor, worst), Math.min(bedside.gas, worst))

/** The same one where nothing moves: there are many of them. */
function atRows(bedside: Bedside, toMonitor: number, toGas: number): Bedside {
  const [monitor, gas] = [clampRow(toMonitor), clampRow(toGas)]
  return monitor === bedside.monitor && gas === bedside.gas ? bedside : { ...bedside, monitor, gas }
}

const WORST_ROW = 4

// A whole number between 0 and 4 is a row.
export const clampRow = (number: number): Row => Math.max(0, Math.min(WORST_ROW, number)) as Row
