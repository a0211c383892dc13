import { PlayedAlone } from '../checks/played-alone.ts'
import { stateAfter } from '../debriefing/past.ts'
import { PROVIDER, RN } from '../records/roles.ts'
import { type CaseState, emptyState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'

/** Every state of two runs in which the monitor moves in time: one played without fault, one as a distracted team plays it. */
export function* statesPassed(content: CaseContent): Generator<{ readonly state: CaseState; readonly now: number }> {
  for (const [role, manner] of [
    [PROVIDER, 'expert'],
    [RN, 'distracted'],
  ] as const) {
    let state = emptyState
    for (const entry of new PlayedAlone(content, role, manner, 3, { hasCourse: true }).toReport().log) {
      state = stateAfter(state, entry)
      yield { state, now: entry.at }
    }
  }
}
