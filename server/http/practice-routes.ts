import { randomInt, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { roleId } from '#case/records/roles.ts'
import { manner, seed } from '#case/records/stand-in.ts'
import { roomSettings } from '#case/rooms.ts'
import type { Guests } from '../people/guests.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import type { SignInThrottle } from '../people/sign-in-throttle.ts'
import type { RoomBook } from '../rooms/room-book.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { OPEN_ROOM } from '../store/which-room.ts'
import { whyStay } from './join-route.ts'
import { tooMany } from './too-many.ts'

/** Short enough to be read to somebody who wants the same practice. */
const SEEDS = 10_000

const wished = z.strictObject({
  roleId,
  manner,
  /** Left out: as this house goes. */
  pace: roomSettings.shape.pace.optional(),
  /** Of an earlier practice, to have its stand-ins do the same. */
  seed: seed.optional(),
})
type Wished = z.infer<typeof wished>

const BEGINS = 'Your practice begins.'

interface Parts {
  readonly book: RoomBook
  readonly rooms: Rooms
  readonly guests: Guests
  readonly sessions: Sessions
  readonly throttle: SignInThrottle
  /** Visitors may, without an account. */
  readonly guestsPractise: boolean
  /** How many times faster than life a room goes where nobody says. */
  readonly pace: number
}

/** Practising alone: a room of one's own that opens for it and ends with it. */
export function addPracticeRoutes(app: FastifyInstance, parts: Parts): void {
  const { book, guests, rooms, sessions, guestsPractise } = parts

  app.get('/api/practise', async () => ({ guests: guestsPractise }))

  app.post('/api/practise', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session && !guestsPractise) return reply.code(401).send({ message: 'You are signed out.' })
    if (session?.isGuest && !(await rooms.get(session.room)).sign?.isPractice)
      return reply.code(403).send({ message: 'You are in a room as a guest. Log out of it to practise alone.' })
    const body = wished.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Choose your role and how the stand-ins play.' })
    return session ? practise(parts, session, body.data, reply) : practiseAsGuest(parts, request.ip, body.data, reply)
  })

  app.post('/api/end-practice', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session) return reply.code(401).send({ message: 'You are signed out.' })
    const { sign } = await rooms.get(session.room)
    // Out of it before it ends: its end is nothing to be told. A guest goes with the room.
    if (sign?.isPractice && !session.isGuest) await guests.move(session.uid, OPEN_ROOM)
    await book.endPractices(session.uid)
    return { message: 'The practice has ended.' }
  })
}

async function practise(parts: Parts, session: Session, wish: Wished, reply: FastifyReply): Promise<unknown> {
  const { book, rooms, guests } = parts
  const { uid } = session
  const { sign } = await rooms.get(session.room)
  const why = sign?.isPractice ? null : await whyStay(rooms, session)
  if (why) return reply.code(409).send({ message: why })

  const id = await openPractice(parts, uid, wish, reply)
  if (!id) return reply
  await guests.move(uid, id)
  // Nobody practises in two.
  await book.endPractices(uid, id)
  return { uid, email: session.email, name: session.name, message: BEGINS }
}

/** Somebody without an account, known for this practice only. */
async function practiseAsGuest(parts: Parts, address: string, wish: Wished, reply: FastifyReply): Promise<unknown> {
  const seconds = await parts.throttle.secondsToWaitForPractice(address)
  if (seconds > 0) return tooMany(reply, seconds)
  const uid = randomUUID()
  const id = await openPractice(parts, uid, wish, reply)
  if (!id) return reply
  const guest = await parts.guests.add(id, 'Guest', uid)
  if (!guest) return reply.code(409).send({ message: 'The practice has just ended. Begin another.' })
  reply.header('set-cookie', guest.cookie)
  return { uid, email: '', name: guest.name, message: BEGINS }
}

/** The room of a practice, with everybody in their seats. Answers why not, where it gives null. */
async function openPractice(
  { book, rooms, pace: usual }: Parts,
  uid: string,
  { roleId: role, manner: how, pace = usual, seed: number = randomInt(1, SEEDS) }: Wished,
  reply: FastifyReply,
): Promise<string | null> {
  const id = await book.openPractice(uid, pace)
  const { loop } = await rooms.get(id)
  const command = { kind: 'begin-practice', uid, roleId: role, manner: how, seed: number }
  const answer = await loop.submit({ by: 'system' }, { ...command, id: randomUUID(), run: loop.state.run })
  if (answer.ok) return id
  await book.end(id)
  reply.code('retry' in answer ? 503 : 409).send({ message: answer.message })
  return null
}
