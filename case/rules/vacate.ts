import { type CaseState, type Change, remove } from '../records/state.ts'
import type { Seat } from '../records/team.ts'

/** Nobody holds it any more; of a stand-in nothing is left. */
export const vacate = ({ records }: CaseState, { userId }: Seat): Change[] => [
  remove('LiveCaseTeam', userId),
  ...(records.StandIn[userId] ? [remove('StandIn', userId)] : []),
]
