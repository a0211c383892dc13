import type { CaseState } from '../../state.ts'
import type { GroupName } from '../../story/decision-story.ts'
import { asFound, type Bedside } from './bedside.ts'
import { afterCall, leavePoint, onArrival, openPoint } from './course.ts'
import { type Chosen, withChoices } from './effects.ts'

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

export const POINTS = [1, 2, 3, 4, 5] as const

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
export function bedsideHistory(state: CaseState, upTo = 5): readonly PointHistory[] {
  const history: PointHistory[] = []
  let before = asFound
  for (const point of POINTS) {
    const progress = point <= upTo ? state.records.PointProgress[point] : undefined
    if (!progress) break
    // While medical control speaks, she is as the third point left her.
    if (point === 4 && progress.openedAt !== null) before = afterCall(before)
    const opening = openPoint(before, point)
    const chosen = new Set(Object.values(decidedAt(state, point)).flat())
    const after = progress.resultsAt === null ? null : leavePoint(before, opening, point, chosen)
    history.push({ point, before, opening, chosen, now: withChoices(opening, point, chosen), after })
    if (!after) break
    before = after
  }
  return history
}

/** How it stands now: as found before the first point, as it arrives after the last. */
export function bedsideNow(state: CaseState): Bedside {
  const last = bedsideHistory(state).at(-1)
  if (!last) return asFound
  if (last.point === 5 && last.after) return onArrival(last.after)
  return last.after ?? last.opening
}
