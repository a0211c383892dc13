import type { RoleId } from '../records/roles.ts'
import { standInOf, standInUid } from '../records/stand-in.ts'
import { type CaseState, type Change, put, remove } from '../records/state.ts'
import type { Seat } from '../records/team.ts'

/** Nobody holds it any more; of a stand-in nothing is left. */
export const leaveSeat = ({ records }: CaseState, { userId }: Seat): Change[] => [
  remove('LiveCaseTeam', userId),
  ...(records.StandIn[userId] ? [remove('StandIn', userId)] : []),
]

/** Its holder gets another seat, or none. A stand-in is another one in another seat, and plays on as it did. */
export function changeSeat(state: CaseState, seat: Seat, roleId: RoleId | null): Change[] {
  if (roleId === null) return leaveSeat(state, seat)
  const standIn = standInOf(seat.userId)
  const userId = standIn ? standInUid(roleId, standIn) : seat.userId
  const taken = put('LiveCaseTeam', userId, { userId, roleId, caseId: 1 })
  return standIn ? [...leaveSeat(state, seat), taken] : [taken]
}
