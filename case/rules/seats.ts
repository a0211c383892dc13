import type { People } from '../records/people.ts'
import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { Seat } from '../records/team.ts'

/** More is no id of anybody. */
export const LONGEST_UID = 100

export const seatOf = (state: CaseState, uid: string): Seat | undefined => state.records.LiveCaseTeam[uid]

export const holderOf = (state: CaseState, roleId: RoleId): Seat | undefined =>
  teamUsers(state, { caseId: 1, roleIds: [roleId] })[0]

/** The team query: seats of a case by role, without one user. */
export function teamUsers(
  state: CaseState,
  where: { caseId: 1; roleIds?: readonly RoleId[]; notUserId?: string },
): Seat[] {
  return Object.values(state.records.LiveCaseTeam).filter(
    (seat) =>
      seat.caseId === where.caseId &&
      seat.userId !== where.notUserId &&
      (where.roleIds === undefined || where.roleIds.includes(seat.roleId)),
  )
}

/** Whether a seat's holder has no page open, or is nobody the server knows. */
export const isAway = ({ userId }: Seat, people: People): boolean =>
  !people.find(({ uid }) => uid === userId)?.isPresent

/** Who may be given a seat: whoever is in the room, signed in or not, and who has one already. */
export const isOfTheRoom = (state: CaseState, people: People, uid: string): boolean =>
  seatOf(state, uid) !== undefined || people.some((person) => person.uid === uid && !person.isElsewhere)

/** How long a seat's holder must have been away before the Provider may free the seat. */
export const AWAY_BEFORE_FREEING_MS = 120_000

/** A seat can be freed when its holder is signed out, or has been away for two minutes. */
export function isAbandoned(seat: Seat, people: People, now: number): boolean {
  const holder = people.find(({ uid }) => uid === seat.userId)
  if (!holder?.isSignedIn) return true
  return !holder.isPresent && now - holder.since >= AWAY_BEFORE_FREEING_MS
}
