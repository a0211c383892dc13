import { roleIds } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import type { Audience } from '#case/views/view.ts'
import type { Room } from '../rooms/room.ts'
import { type LiveSocket, readsDifferences } from './live-socket.ts'

/** Everyone there is to tell: the holder of each seat, and those without one. */
export const audiences: readonly Audience[] = [...roleIds, null]

export const audienceOf = (state: CaseState, uid: string): Audience => state.records.LiveCaseTeam[uid]?.roleId ?? null

/** Users whose seat is not what it was. */
export function reseated(before: CaseState, after: CaseState): string[] {
  const everyone = new Set([...Object.keys(before.records.LiveCaseTeam), ...Object.keys(after.records.LiveCaseTeam)])
  return [...everyone].filter((uid) => audienceOf(before, uid) !== audienceOf(after, uid))
}

// The groups of sockets that are told together.
export const everyoneIn = ({ id }: Room) => `room ${id}`
export const holdersIn = ({ id }: Room, audience: Audience) => `room ${id} audience ${audience ?? 'without a seat'}`
/** The same, of pages that read no differences. */
export const outdatedIn = (room: Room, audience: Audience) => `${holdersIn(room, audience)}, outdated`
export const pagesOf = ({ id }: Room, uid: string) => `room ${id} user ${uid}`

/** From now on the page hears what the seat of its person hears. */
export function sit(socket: LiveSocket, room: Room): void {
  const groupIn = readsDifferences(socket.handshake) ? holdersIn : outdatedIn
  for (const audience of audiences) socket.leave(groupIn(room, audience))
  socket.join(groupIn(room, audienceOf(room.loop.state, socket.data.session.uid)))
}
