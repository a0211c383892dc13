import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { SeatNews } from '../records/team.ts'
import { teamUsers } from '../rules/seats.ts'

/** A held seat as the others see it. Who its holder is comes beside the view. */
export interface TeamSeat {
  readonly roleId: RoleId
  readonly uid: string
  /** The index of the role's step in its flow. */
  readonly step: number
}

/** How somebody came to the seat they have, or lost theirs, where it was not their own doing. */
export interface SeatNewsView extends Pick<SeatNews, 'roleId' | 'by'> {
  readonly uid: string
}

export const viewSeatNews = ({ records }: CaseState): SeatNewsView[] =>
  Object.entries(records.SeatNews).map(([uid, { roleId, by }]) => ({ uid, roleId, by }))

export const viewTeam = (state: CaseState): TeamSeat[] =>
  teamUsers(state, { caseId: 1 })
    .map(({ userId, roleId }) => ({ roleId, uid: userId, step: state.records.Place[roleId]?.step ?? 0 }))
    .sort((one, other) => one.roleId - other.roleId)
