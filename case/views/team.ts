import type { Manner } from '../records/manners.ts'
import type { RoleId } from '../records/roles.ts'
import { standInOf } from '../records/stand-in.ts'
import type { CaseState } from '../records/state.ts'
import type { SeatNews } from '../records/team.ts'
import { type CaseAndStory, placeOf, stepOf } from '../rules/places.ts'
import { teamUsers } from '../rules/seats.ts'

/** A held seat as the others see it. Who its holder is comes beside the view. */
export interface TeamSeat {
  readonly roleId: RoleId
  readonly uid: string
  /** The index of the role's step in its flow. */
  readonly step: number
  /** What that step is called. */
  readonly title: string
  /** Of a stand-in, how it plays and what it is at; null: a person. */
  readonly standIn: StandInView | null
}

export interface StandInView {
  readonly manner: Manner
  /** Null while it waits for others. */
  readonly doing: string | null
}

/** How somebody came to the seat they have, or lost theirs, where it was not their own doing. */
export interface SeatNewsView extends Pick<SeatNews, 'roleId' | 'by'> {
  readonly uid: string
}

export const viewSeatNews = ({ records }: CaseState): SeatNewsView[] =>
  Object.entries(records.SeatNews).map(([uid, { roleId, by }]) => ({ uid, roleId, by }))

function viewStandIn({ state, content }: CaseAndStory, uid: string): StandInView | null {
  const standIn = standInOf(uid)
  const kind = state.records.StandIn[uid]?.kind
  return standIn && { manner: standIn.manner, doing: (kind && content.standIns.doing[kind]) || null }
}

export const viewTeam = ({ state, content }: CaseAndStory): TeamSeat[] =>
  teamUsers(state, { caseId: 1 })
    .map(({ userId, roleId }) => ({
      roleId,
      uid: userId,
      step: placeOf(state, roleId),
      title: stepOf(state, content, roleId).title,
      standIn: viewStandIn({ state, content }, userId),
    }))
    .sort((one, other) => one.roleId - other.roleId)
