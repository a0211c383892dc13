import { PlayedAlone, type Think } from '../checks/played-alone.ts'
import { stateAfter } from '../debriefing/past.ts'
import type { Manner } from '../records/manners.ts'
import { PROVIDER, RN, type RoleId } from '../records/roles.ts'
import { type CaseState, emptyState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { going, waysOf } from './ways-to-play.ts'

/** Every state of four runs in which the monitor moves in time: on each way through the story, and as a distracted team plays it. */
export function* statesPassed(content: CaseContent): Generator<{ readonly state: CaseState; readonly now: number }> {
  const ways = Object.values(waysOf(content)).map((way) => going(content, way))
  const runs: readonly (readonly [RoleId, Manner, Think?])[] = [
    [RN, 'distracted'],
    ...ways.map((think) => [PROVIDER, 'expert', think] as const),
  ]
  for (const [role, manner, think] of runs) {
    let state = emptyState
    for (const entry of new PlayedAlone(content, role, manner, 3, { think, hasCourse: true }).toReport().log) {
      state = stateAfter(state, entry)
      yield { state, now: entry.at }
    }
  }
}
