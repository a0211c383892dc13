import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { labelOf, PROVIDER } from '#case/records/roles.ts'
import type { RoomSign } from '#case/rooms.ts'
import { LONGEST_NAME } from '#case/rules/house-limits.ts'
import type { Educators } from '../educators/educators.ts'
import { type DeviceCookies, type GuestDevice, markOfDevice } from '../people/device-cookies.ts'
import type { Guests } from '../people/guests.ts'
import { isTaken, readName } from '../people/names.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import type { SignInThrottle } from '../people/sign-in-throttle.ts'
import type { LinkKeys } from '../rooms/link-keys.ts'
import type { RoomBook } from '../rooms/room-book.ts'
import { readCode } from '../rooms/room-code.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Database } from '../store/database.ts'
import { hasCome } from '../store/read-people.ts'
import { OPEN_ROOM } from '../store/which-room.ts'
import { logOut, statusFor } from './sign-in-routes.ts'
import { tooMany } from './too-many.ts'

const looking = z.strictObject({ code: z.string().max(300) })
const joining = z.strictObject({
  code: z.string().max(300),
  name: z.string().max(300).optional(),
  /** A guest leaves the room they are in for it. */
  leaves: z.literal(true).optional(),
  /** They are the guest of this name, and wait for the educator to let them back in. */
  asksBack: z.literal(true).optional(),
})

const FULL = 'This room is full, or has just ended. Its educator can take people out.'
const IS_KNOWN =
  'A seat or notes wait here for somebody of this name, who came with another device or browser. If that is you, your educator lets you back in. If not, come in under another name.'
const IS_ASKED =
  'Somebody else asks just now to be let back in under this name. Tell your educator, or come in under another name.'
const WAITS = 'Your educator is asked to let you back in. Tell them your number, and leave this page open.'
const LEADS = 'You lead this room: look at it from your rooms. Who leads a room has no seat in it.'

interface Needs {
  database: Database
  educators: Educators
  book: RoomBook
  rooms: Rooms
  guests: Guests
  sessions: Sessions
  throttle: SignInThrottle
  devices: DeviceCookies
  linkKeys: LinkKeys
}

/** Coming to a room by its code: as a guest, by name, or with the account that one is logged in with. */
export function addJoinRoute(app: FastifyInstance, parts: Needs): void {
  const { guests, sessions, rooms, devices, throttle } = parts

  /** What a room says of itself, before anybody comes in. */
  app.post('/api/room-sign', async (request, reply) => {
    const body = looking.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Enter the code of your room.' })
    const room = await findRoom(parts, body.data.code, request, reply)
    if (!room) return reply
    const { id: _, ...sign } = room
    return sign satisfies RoomSign
  })

  app.post('/api/join', async (request, reply) => {
    const body = joining.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Enter the code of your room and your name.' })
    const room = await findRoom(parts, body.data.code, request, reply)
    if (!room) return reply

    const device = devices.guestDeviceOf(request.headers.cookie)
    const session = await sessions.find(request.headers)
    if (session && (!session.isGuest || session.room === room.id))
      return joinWithSession(parts, room, { session, device }, reply)
    const name = readName(body.data.name ?? '')
    if (!name) return reply.code(400).send({ message: `Enter your name, up to ${LONGEST_NAME} characters.` })
    if (isTaken(name))
      return reply.code(400).send({ message: 'Others would take this name for somebody else. Enter your own.' })
    if (session) {
      const left = body.data.leaves ? null : await whatIsLeft(rooms, session, room.name)
      if (left) return reply.code(409).send({ message: left, asksToLeave: true })
    }
    const network = throttle.markOfNetwork(request.ip)
    const asksBack = body.data.asksBack ?? false
    return joinAsGuest(parts, room, { name, leaving: session, device, network, asksBack }, reply)
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

/**
 * The room of a code. Answers why not, where it gives null: only wrong codes count. Who has the room's link, or comes back to it
 * with the device they came with, guesses nothing, and is let in whatever they or others at their address have tried.
 */
async function findRoom(
  { book, database, throttle, devices, linkKeys }: Needs,
  typed: string,
  { ip, headers }: FastifyRequest,
  reply: FastifyReply,
) {
  const code = readCode(typed)
  const linked = code && linkKeys.hasKey(typed, code) ? await book.find(code) : null
  if (linked) return linked
  const device = devices.guestDeviceOf(headers.cookie)
  const who = { address: ip, device: device.isKnown ? device.id : null }
  const seconds = await throttle.secondsToWaitForCode(who)
  // Of a room that is new to them they would learn that the code is right.
  if (seconds > 0 && !(code && device.isKnown && (await hasCome(database, markOfDevice(device), code)))) {
    tooMany(reply, seconds)
    return null
  }
  const room = code ? await book.find(code) : null
  if (room) await throttle.forgiveCode(who)
  else reply.code(404).send({ message: 'No room is open under this code. Look at it again.' })
  return room
}

type Found = RoomSign & { readonly id: string }
const arrived = ({ name }: Found) => ({ room: name, message: `You are in ${name}.` })

async function joinWithSession(
  { guests, educators, rooms, devices }: Needs,
  room: Found,
  { session, device }: { readonly session: Session; readonly device: GuestDevice },
  reply: FastifyReply,
): Promise<unknown> {
  const { uid, email, name } = session
  if (session.room !== room.id) {
    if (await educators.leads(uid, room.id)) return reply.code(409).send({ message: LEADS })
    const why = await whyStay(rooms, session)
    if (why) return reply.code(409).send({ message: why })
    await guests.move(uid, room.id)
  }
  reply.header('set-cookie', devices.guestCookieFor(device))
  return { uid, email, name, ...arrived(room) }
}

interface Coming {
  readonly name: string
  readonly leaving: Session | null
  readonly device: GuestDevice
  readonly network: string
  readonly asksBack: boolean
}

async function joinAsGuest(
  { book, guests, rooms, devices }: Needs,
  room: Found,
  { name, leaving, device, network, asksBack }: Coming,
  reply: FastifyReply,
): Promise<unknown> {
  const from = { device: markOfDevice(device), network, asksBack }
  const entry = await guests.come({ room: room.id, wanted: name, from })
  const deviceCookie = devices.guestCookieFor(device)
  if ('waitsWith' in entry)
    return reply.code(202).header('set-cookie', deviceCookie).send({ waitsWith: entry.waitsWith, message: WAITS })
  if ('no' in entry) {
    if (entry.no === 'full') return reply.code(409).send({ message: FULL })
    return reply.code(409).send({ message: entry.no === 'is-known' ? IS_KNOWN : IS_ASKED, asksBack: true })
  }
  const { guest } = entry
  // Only who has come in leaves. Where they were, no seat waits for them.
  if (leaving) {
    const answer = await logOut(rooms, leaving, randomUUID(), { forGood: true })
    if (!answer.ok) return reply.code(statusFor(answer)).send({ message: answer.message })
    await book.endPractices(leaving.uid)
  }
  reply.header('set-cookie', [guest.cookie, deviceCookie])
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
