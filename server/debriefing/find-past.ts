import type { FastifyReply, FastifyRequest } from 'fastify'
import { showsPoints } from '#case/rules/debriefing.ts'
import { isReportDue } from '#case/rules/way-on.ts'
import type { Told } from '../archive/archive.ts'
import { type FindKept, type Kept, type KeptNeeds, keptFinders } from '../archive/find-kept.ts'
import type { RoomBook } from '../rooms/room-book.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { NoRoom } from '../store/which-room.ts'
import type { WhichPast } from './run-pasts.ts'

export interface PastNeeds extends KeptNeeds {
  readonly rooms: Rooms
  readonly book: RoomBook
}

export const NOT_BEGUN = 'No run has begun here.'

/** A run that somebody may look back on, and what of it is theirs to see. */
export interface PastAsked {
  readonly which: WhichPast
  /** Who asks; null: whoever has the link. */
  readonly uid: string | null
  readonly isKept: boolean
  /** Who asks has the link of a kept run, and is otherwise nobody. */
  readonly isByLink?: true
  /** Whether points, verdicts and what would have helped are told. */
  readonly isOpen: boolean
  /** Where a recording is heard; null: nowhere. */
  readonly soundAt: (path: string) => string | null
}

/** Answers why not, where it gives null. */
export type FindPast = (request: FastifyRequest, reply: FastifyReply) => Promise<PastAsked | null>

export const pastFinders = (parts: PastNeeds) => ({
  findOfTeam: (request: FastifyRequest, reply: FastifyReply) => findOfTeam(parts, request, reply),
  findOfRoom: (request: FastifyRequest, reply: FastifyReply) => findOfRoom(parts, request, reply),
  findKept: ofKept(parts, keptFinders(parts).findTheirs),
  findByLink: byLink(ofKept(parts, keptFinders(parts).findByLink)),
})

function no(reply: FastifyReply, status: number, message: string): null {
  reply.code(status).send({ message })
  return null
}

/** Who holds a seat, once the report is theirs. */
async function findOfTeam(
  { rooms, sessions }: PastNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PastAsked | null> {
  const session = await sessions.find(request.headers)
  if (!session) return no(reply, 401, 'You are signed out.')
  const { id, loop, content } = await rooms.current(session.room)
  const { state } = loop
  const seat = state.records.LiveCaseTeam[session.uid]
  if (!seat) return no(reply, 403, 'Choose a role first.')
  if (!isReportDue(state, content, seat.roleId))
    return no(reply, 409, 'The debriefing opens when the handover is saved.')
  return {
    which: { table: 'log', room: id, run: state.run, upTo: state.version, content },
    uid: session.uid,
    isKept: false,
    isOpen: showsPoints(state),
    soundAt: (path) => path,
  }
}

/** Who leads the room, at any time of a run. */
async function findOfRoom(
  { rooms, sessions, educators, book }: PastNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PastAsked | null> {
  const session = await sessions.find(request.headers)
  if (!session) return no(reply, 401, 'You are signed out.')
  const { room } = request.params as { room: string } // the path names it
  if (!(await educators.leads(session.uid, room))) return no(reply, 403, 'This is not one of your rooms.')
  if (!(await book.isOpen(room))) throw new NoRoom('it has ended')
  const { loop, content } = await rooms.current(room)
  const { state } = loop
  return {
    which: { table: 'log', room, run: state.run, upTo: state.version, content },
    uid: session.uid,
    isKept: false,
    isOpen: true,
    soundAt: (path) => `/api/rooms/${room}${path}`,
  }
}

const ofKept =
  ({ archive }: PastNeeds, find: FindKept): FindPast =>
  async (request, reply) => {
    const kept = await find(request, reply)
    if (!kept) return null
    const told = await archive.toldBy(kept)
    return 'why' in told ? no(reply, 409, told.why) : pastOfKept(kept, told, request.url)
  }

const byLink =
  (find: FindPast): FindPast =>
  async (request, reply) => {
    const asked = await find(request, reply)
    return asked && { ...asked, isByLink: true }
  }

function pastOfKept({ room, run, hasSound }: Kept, { content, as }: Told, url: string): PastAsked {
  const address = url.split('?', 1)[0]?.replace(/\/[^/]+$/, '')
  return {
    which: { table: 'kept_log', room, run, content, as },
    uid: null,
    isKept: true,
    isOpen: true,
    soundAt: (path) => (hasSound ? `${address}${path}` : null),
  }
}
