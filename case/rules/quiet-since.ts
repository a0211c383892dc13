import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { caseClockOf, seenAt } from './case-clock.ts'
import { waitsOf } from './waits.ts'

/**
 * Since when nothing comes of a team that last did something then, with pauses taken off. As long as the clock alone brings
 * something, they may be waiting for it: that lies ahead. What an educator skipped they did not sit through.
 */
export function quietSince(state: CaseState, content: CaseContent, doneAt: number): number {
  const moved = caseClockOf(state).skips.map(({ at }) => seenAt(state, at))
  const due = waitsOf(state, content).map(({ at }) => at)
  return Math.max(seenAt(state, doneAt), ...moved, ...due)
}
