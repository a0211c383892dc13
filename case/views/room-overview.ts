import { CASE_ID } from '../records/collections.ts'
import { PROVIDER } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { isRunning } from '../rules/runs.ts'
import { isReportDue } from '../rules/way-on.ts'
import type { CaseContent } from '../story/content.ts'
import { type TeamSeat, viewTeam } from './team.ts'
import type { Clock } from './view.ts'
import { viewClock, viewScore } from './view-fields.ts'

/** What somebody who teaches sees of a room from afar. */
export interface RoomOverview {
  readonly run: number
  readonly isRunning: boolean
  /** Null: no case is under way, or it is not known since when. */
  readonly startedAt: number | null
  readonly seats: readonly TeamSeat[]
  readonly score: number | null
  readonly clock: Clock
  /** The team has come to its report. */
  readonly isAtReport: boolean
}

export const viewRoom = (state: CaseState, content: CaseContent): RoomOverview => ({
  run: state.run,
  isRunning: isRunning(state),
  startedAt: state.records.Story[CASE_ID]?.startedAt ?? null,
  seats: viewTeam({ state, content }),
  score: viewScore(state),
  clock: viewClock(state),
  isAtReport: isReportDue(state, content, PROVIDER),
})
