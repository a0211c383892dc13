import type { RoleId } from '../roles.ts'
import { teamUsers } from '../rules/seats.ts'
import type { CaseState } from '../state.ts'

/** A held seat as the others see it. */
export interface TeamMember {
  readonly roleId: RoleId
  readonly uid: string
  /** The part of the e-mail before the @. */
  readonly name: string
  readonly isSignedIn: boolean
  readonly isPresent: boolean
  /** When they came, went or signed out. */
  readonly since: number
  /** The index of the role's step in its flow. */
  readonly step: number
}

export const nameOf = (email: string): string => email.split('@', 1)[0] ?? email

export function viewTeam(state: CaseState): TeamMember[] {
  const { Users, Presence, Place } = state.records
  return teamUsers(state, { caseId: 1 })
    .map(({ userId, roleId }) => {
      const isSignedIn = Users[userId]?.status ?? false
      return {
        roleId,
        uid: userId,
        name: nameOf(Users[userId]?.email ?? ''),
        isSignedIn,
        // The page that somebody signed out of takes a moment to close.
        isPresent: isSignedIn && (Presence[userId]?.present ?? false),
        since: (isSignedIn ? Presence[userId]?.since : Users[userId]?.time) ?? 0,
        step: Place[roleId]?.step ?? 0,
      }
    })
    .sort((one, other) => one.roleId - other.roleId)
}
