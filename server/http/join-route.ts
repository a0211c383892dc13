import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { labelOf, PROVIDER } from '#case/records/roles.ts'
import type { RoomSign } from '#case/rooms.ts'
import type { Educators } from '../educators/educators.ts'
import type { Guests } from '../people/guests.ts'
import { isTaken, readName } from '../people/names.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import type { SignInThrottle } from '../people/sign-in-throttle.ts'
import type { RoomBook } from '../rooms/room-book.ts'
import { readCode } from '../rooms/room-code.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { OPEN_ROOM } from '../store/which-room.ts'
import { logOut, statusFor } from './sign-in-routes.ts'
import { tooMany } from './too-many.ts'

const looking = z.strictObject({ code: z.string().max(300) })
const joining = z.strictObject({
  code: z.string().max(300),
  name: z.string().max(300).optional(),
  /** A guest leaves the room they are in for it. */
  leaves: z.literal(true).optional(),
})

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
    if (session && (!session.isGuest || session.room === room.id)) return joinWithSession(parts, room, session, reply)
    const name = readName(body.data.name ?? '')
    if (!name) return reply.code(400).send({ message: 'Enter your name, up to 40 characters.' })
    if (isTaken(name))
      return reply.code(400).send({ message: 'Others would take this name for somebody else. Enter your own.' })
    if (session) {
      const left = body.data.leaves ? null : await whatIsLeft(rooms, session, room.name)
      if (left) return reply.code(409).send({ message: left, asksToLeave: true })
    }
    return joinAsGuest(parts, room, { name, leaving: session }, reply)
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

async function joinAsGuest(
  { book, guests, rooms }: Parts,
  room: Found,
  { name, leaving }: { readonly name: string; readonly leaving: Session | null },
  reply: FastifyReply,
): Promise<unknown> {
  const guest = await guests.add(room.id, name)
  if (!guest) return reply.code(409).send({ message: 'This room is full, or has just ended.' })
  // Only who has come in leaves. Where they were, no seat waits for them.
  if (leaving) {
    const answer = await logOut(rooms, leaving, randomUUID(), { forGood: true })
    if (!answer.ok) return reply.code(statusFor(answer)).send({ message: answer.message })
    await book.endPractices(leaving.uid)
  }
  reply.header('set-cookie', guest.cookie)
  return { uid: guest.uid, email: '', name: guest.name, ...arrived(room) }
}

/** What a guest leaves who goes to another room, as a question; null where that is nothing. */
async function whatIsLeft(rooms: Rooms, { uid, name, room }: Session, to: string): Promise<string | null> {
  const { loop, sign } = await rooms.current(room)
  const seat = loop.state.records.LiveCaseTeam[uid]
  if (!seat) return null
  const label = labelOf(seat.roleId)
  if (sign?.isPractice)
    return `You are practising alone as ${label}. To join ${to} you leave it, and the practice ends.`
  const after =
    seat.roleId === PROVIDER
      ? 'The case needs its Provider: the seat stays yours until your educator gives it to somebody else.'
      : 'The seat is free then for somebody else.'
  return `You are in ${sign?.name ?? 'another room'} as ${name}, with the seat of ${label}. To join ${to} you leave it. ${after}`
}

/** Why somebody has to stay where they are, null where they may go. */
export async function whyStay(rooms: Rooms, { uid, room }: Session): Promise<string | null> {
  const { loop, sign } = await rooms.current(room)
  const seat = loop.state.records.LiveCaseTeam[uid]
  if (seat && sign?.isPractice) return 'You are practising alone. End the practice first.'
  return seat ? `You hold the seat of ${labelOf(seat.roleId)} here. It has to be freed first.` : null
}
