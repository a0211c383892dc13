import type { People, Person } from '#case/records/people.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { TeamSeat } from '#case/views/team.ts'
import { useLive } from '../../base/live/surroundings.ts'

/** A held seat and its holder. */
export type TeamMember = TeamSeat & Person

const noSeats: readonly TeamSeat[] = []

/** The team, in the order of the roles. */
export const useTeam = (): readonly TeamMember[] =>
  useLive(({ held, people }) => teamOf(held?.view.team ?? noSeats, people))

/** Who holds a seat. */
export const useTeammate = (role: RoleId): TeamMember | undefined => useTeam().find(({ roleId }) => roleId === role)

/** The trainer itself is always there. */
export const standInAs = (uid: string): Person => ({
  uid,
  name: 'Stand-in',
  isSignedIn: true,
  isPresent: true,
  since: 0,
})

/** By seats: a page may show several screens, each with a team of its own. */
const known = new WeakMap<readonly TeamSeat[], { readonly people: People; readonly team: readonly TeamMember[] }>()
const nobody: readonly TeamMember[] = []

/**
 * Who has just come counts once their name is told, a moment later. The same again for the same seats and people: a page is
 * drawn anew only where something is new.
 */
export function teamOf(seats: readonly TeamSeat[], people: People): readonly TeamMember[] {
  if (seats.length === 0) return nobody
  const last = known.get(seats)
  if (last?.people === people) return last.team
  const team = seats.flatMap((seat) => {
    const holder = seat.standIn ? standInAs(seat.uid) : people.find(({ uid }) => uid === seat.uid)
    return holder ? { ...holder, ...seat } : []
  })
  known.set(seats, { people, team })
  return team
}
