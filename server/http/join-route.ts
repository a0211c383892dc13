import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { labelOf } from '#case/records/roles.ts'
import type { RoomSign } from '#case/rooms.ts'
import type { Educators } from '../educators/educators.ts'
import { type Guests, readName } from '../people/guests.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import type { SignInThrottle } from '../people/sign-in-throttle.ts'
import type { RoomBook } from '../rooms/room-book.ts'
import { readCode } from '../rooms/room-code.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { OPEN_ROOM } from '../store/which-room.ts'
import { tooMany } from './too-many.ts'

const looking = z.strictObject({ code: z.string().max(300) })
const joining = z.strictObject({ code: z.string().max(300), name: z.string().max(300).optional() })

const LEADS = 'You lead this room: look at it from your rooms. Who leads a room has no seat in it.'

interface Parts {
  educators: Educators
  book: RoomBook
  rooms: Rooms
  guests: Guests
  sessions: Sessions
  throttle: SignInThrottle
}

/** Coming to a room by its code: as a guest, by name, or with the account that one is logged in with. */
export function addJoinRoute(app: FastifyInstance, parts: Parts): void {
  const { guests, sessions, rooms } = parts

  /** What a room says of itself, before anybody comes in. */
  app.post('/api/room-sign', async (request, reply) => {
    const body = looking.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Enter the code of your room.' })
    const room = await findRoom(parts, body.data.code, request.ip, reply)
    if (!room) return reply
    const { id: _, ...sign } = room
    return sign satisfies RoomSign
  })

  app.post('/api/join', async (request, reply) => {
    const body = joining.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Enter the code of your room and your name.' })
    const room = await findRoom(parts, body.data.code, request.ip, reply)
    if (!room) return reply

    const session = await sessions.find(request.headers)
    return session && (!session.isGuest || session.room === room.id)
      ? joinWithSession(parts, room, session, reply)
      : joinAsGuest(parts, room, body.data.name ?? '', reply)
  })

  app.post('/api/leave-room', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session) return reply.code(401).send({ message: 'You are signed out.' })
    if (session.isGuest) return reply.code(409).send({ message: 'Log out to leave this room.' })
    const why = await whyStay(rooms, session)
    if (why) return reply.code(409).send({ message: why })
    await guests.move(session.uid, OPEN_ROOM)
    return { message: 'You have left the room.' }
  })
}

/** The room of a code. Answers why not, where it gives null: only wrong codes count. */
async function findRoom({ book, throttle }: Parts, typed: string, ip: string, reply: FastifyReply) {
  const seconds = await throttle.secondsToWaitForCode(ip)
  if (seconds > 0) {
    tooMany(reply, seconds)
    return null
  }
  const code = readCode(typed)
  const room = code ? await book.find(code) : null
  if (room) await throttle.forgiveCode(ip)
  else reply.code(404).send({ message: 'No room is open under this code. Look at it again.' })
  return room
}

type Found = RoomSign & { readonly id: string }
const arrived = ({ name }: Found) => ({ room: name, message: `You are in ${name}.` })

async function joinWithSession(
  { guests, educators, rooms }: Parts,
  room: Found,
  session: Session,
  reply: FastifyReply,
): Promise<unknown> {
  const { uid, email, name } = session
  if (session.room !== room.id) {
    if (await educators.leads(uid, room.id)) return reply.code(409).send({ message: LEADS })
    const why = await whyStay(rooms, session)
    if (why) return reply.code(409).send({ message: why })
    await guests.move(uid, room.id)
  }
  return { uid, email, name, ...arrived(room) }
}

async function joinAsGuest({ guests }: Parts, room: Found, typed: string, reply: FastifyReply): Promise<unknown> {
  const name = readName(typed)
  if (!name) return reply.code(400).send({ message: 'Enter your name, up to 40 characters.' })
  const guest = await guests.add(room.id, name)
  if (!guest) return reply.code(409).send({ message: 'This room is full, or has just ended.' })
  reply.header('set-cookie', guest.cookie)
  return { uid: guest.uid, email: '', name: guest.name, ...arrived(room) }
}

/** Why somebody has to stay where they are, null where they may go. */
export async function whyStay(rooms: Rooms, { uid, room }: Session): Promise<string | null> {
  const { loop, sign } = await rooms.current(room)
  const seat = loop.state.records.LiveCaseTeam[uid]
  if (seat && sign?.isPractice) return 'You are practising alone. End the practice first.'
  return seat ? `You hold the seat of ${labelOf(seat.roleId)} here. It has to be freed first.` : null
}
