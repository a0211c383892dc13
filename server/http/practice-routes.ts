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
import { NoRoom, OPEN_ROOM } from '../store/which-room.ts'
import { NO_SUCH_STORY, type StoryBook } from '../stories/story-book.ts'
import { whyStay } from './join-route.ts'
import { tooMany } from './too-many.ts'

/** Short enough to be read to somebody who wants the same practice. */
const SEEDS = 10_000

const wished = z.strictObject({
  roleId,
  manner,
  /** Left out: as this house goes. */
  pace: roomSettings.shape.pace.optional(),
  /** By its id. Left out: the first of the house. */
  story: roomSettings.shape.story.optional(),
  /** Orders at the bedside. */
  hasOrders: roomSettings.shape.hasOrders,
  /** Of an earlier practice, to have its stand-ins do the same. */
  seed: seed.optional(),
})
/** The story is one of the house. */
type Wished = z.infer<typeof wished> & { readonly story: string; readonly storyVersion: number }

const BEGINS = 'Your practice begins.'

interface Needs {
  readonly book: RoomBook
  readonly rooms: Rooms
  readonly guests: Guests
  readonly sessions: Sessions
  readonly throttle: SignInThrottle
  readonly stories: StoryBook
  /** Visitors may, without an account. */
  readonly guestsPractise: boolean
  /** How many times faster than life a room goes where nobody says. */
  readonly pace: number
}

/** Practising alone: a room of one's own that opens for it and ends with it. */
export function addPracticeRoutes(app: FastifyInstance, parts: Needs): void {
  const { book, guests, rooms, sessions, guestsPractise } = parts

  app.get('/api/practise', async () => ({ guests: guestsPractise }))

  app.post('/api/practise', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session && !guestsPractise) return reply.code(401).send({ message: 'You are signed out.' })
    if (session?.isGuest && !(await rooms.get(session.room)).sign?.isPractice)
      return reply.code(403).send({ message: 'You are in a room as a guest. Log out of it to practise alone.' })
    const body = wished.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'Choose your role and how the stand-ins play.' })
    const found = parts.stories.find({ id: body.data.story })?.content.story
    if (!found) return reply.code(400).send({ message: NO_SUCH_STORY })
    const wish = { ...body.data, story: found.id, storyVersion: found.version }
    return session ? practise(parts, session, wish, reply) : practiseAsGuest(parts, request.ip, wish, reply)
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

async function practise(parts: Needs, session: Session, wish: Wished, reply: FastifyReply): Promise<unknown> {
  const { book, rooms } = parts
  const { uid } = session
  const { sign } = await rooms.get(session.room)
  const why = sign?.isPractice ? null : await whyStay(rooms, session)
  if (why) return reply.code(409).send({ message: why })

  const { id, before } = await book.goToPractice(uid, settingsFor(wish, parts))
  if (!(await begin(parts, { id, uid, wish }, reply))) return reply
  // Nobody practises in two.
  for (const old of before) await book.end(old)
  return { uid, email: session.email, name: session.name, message: BEGINS }
}

const settingsFor = ({ story, storyVersion, pace, hasOrders }: Wished, house: Needs) => ({
  ...{ story, storyVersion, hasOrders },
  pace: pace ?? house.pace,
})

/** Somebody without an account, known for this practice only. */
async function practiseAsGuest(parts: Needs, address: string, wish: Wished, reply: FastifyReply): Promise<unknown> {
  const seconds = await parts.throttle.secondsToWaitForPractice(address)
  if (seconds > 0) return tooMany(reply, seconds)
  const uid = randomUUID()
  const id = await parts.book.openPractice(uid, settingsFor(wish, parts))
  if (!(await begin(parts, { id, uid, wish }, reply))) return reply
  const guest = await parts.guests.add(id, 'Guest', uid)
  if (!guest) return reply.code(409).send({ message: 'The practice has just ended. Begin another.' })
  reply.header('set-cookie', guest.cookie)
  return { uid, email: '', name: guest.name, message: BEGINS }
}

interface Begun {
  readonly id: string
  readonly uid: string
  readonly wish: Wished
}

/** Everybody takes their seats. Answers why not, where it gives false. */
async function begin({ book, rooms }: Needs, { id, uid, wish }: Begun, reply: FastifyReply): Promise<boolean> {
  const { roleId: role, manner: how, seed: number = randomInt(1, SEEDS) } = wish
  const room = await rooms.get(id).catch((error) => {
    // By then they have begun another.
    if (error instanceof NoRoom) return null
    throw error
  })
  const command = { kind: 'begin-practice', uid, roleId: role, manner: how, seed: number }
  const answer = await room?.loop.submit({ by: 'system' }, { ...command, id: randomUUID(), run: room.loop.state.run })
  if (answer?.ok) return true
  await book.end(id)
  const message = answer?.message ?? 'You have begun another practice. Reload the page to go on there.'
  reply.code(answer && 'retry' in answer ? 503 : 409).send({ message })
  return false
}
