import type { CaseClock, Pause } from '../records/case-clock.ts'
import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'

const asItRuns: CaseClock = { pauses: [], skips: [] }

export const caseClockOf = (state: CaseState): CaseClock => state.records.CaseClock[CASE_ID] ?? asItRuns

/** The pause that is on; null while the case goes on. */
export function pauseNow(state: CaseState): Pause | null {
  const last = caseClockOf(state).pauses.at(-1)
  return last?.to === null ? last : null
}

/**
 * When something would have been if the clock of the case had neither stood still nor been moved since: later by the pauses
 * after it, earlier by what was skipped after it. What lies between two times of a run, and when something is due, is worked
 * out from this and from nothing else. While the case stands still its now is the pause's beginning.
 */
export function seenAt(state: CaseState, at: number): number {
  const { pauses, skips } = caseClockOf(state)
  const stoodMs = pauses.reduce(
    (sum, { from, to }) => sum + (to === null ? 0 : Math.max(0, to - Math.max(from, at))),
    0,
  )
  const skippedMs = skips.reduce((sum, skip) => sum + (at < skip.at ? skip.ms : 0), 0)
  return at + stoodMs - skippedMs
}

export const seenIfAny = (state: CaseState, at: number | null | undefined): number | null =>
  at == null ? null : seenAt(state, at)

export const paceOf = (state: CaseState): number => state.records.Pace[CASE_ID]?.factor ?? 1

/** Server time for a duration of the case. */
export const paced = (state: CaseState, durationMs: number): number => durationMs / paceOf(state)

/** What lies between two times of a run, in the case's time. */
export const caseMsBetween = (state: CaseState, from: number, to: number): number =>
  (seenAt(state, to) - seenAt(state, from)) * paceOf(state)
