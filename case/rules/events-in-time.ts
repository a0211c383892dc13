import { CASE_ID } from '../records/collections.ts'
import { type CaseState, type Change, put } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { paced, seenAt } from './case-clock.ts'
import { type Happened, happenedIn, phaseOf } from './injections.ts'

/** Whether the monitor of this run moves in time. */
export const movesInTime = ({ records }: CaseState): boolean => records.Course[CASE_ID] !== undefined

/** When the clock alone takes an event on: the story sees to it, or what came of that is over. */
function turnsAt(state: CaseState, { event: { onMonitor }, record }: Happened): number | null {
  if (!onMonitor) return null
  const phase = phaseOf({ record })
  // Also in a case that goes faster than life people have the time that people need.
  if (phase === 'open') return seenAt(state, record.at) + onMonitor.leftAfterS * 1000
  if (phase === 'over' || record.left === undefined || !onMonitor.left) return null
  return seenAt(state, record.left) + paced(state, onMonitor.left.forS * 1000)
}

/** When the next event goes on by the clock alone; null if none will. */
export function nextTurnAt(state: CaseState, content: CaseContent): number | null {
  if (!movesInTime(state)) return null
  const times = happenedIn(state, content).flatMap((happened) => turnsAt(state, happened) ?? [])
  return times.length > 0 ? Math.min(...times) : null
}

/** Takes every event on whose time has come. */
export function turnDue(state: CaseState, content: CaseContent, now: number): Change[] {
  if (!movesInTime(state)) return []
  return happenedIn(state, content).flatMap((happened) => {
    const { event, record } = happened
    const at = turnsAt(state, happened)
    if (at === null || at > now) return []
    const isOver = record.left !== undefined || !event.onMonitor?.left
    return [put('Injection', event.slug, { ...record, left: record.left ?? now, ...(isOver && { over: now }) })]
  })
}
