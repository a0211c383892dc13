import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Request } from '#case/commands.ts'
import type { Answer } from '#case/live-messages.ts'
import { isStandIn } from '#case/records/stand-in.ts'
import { roomSettings } from '#case/rooms.ts'
import { LONGEST_NAME } from '#case/rules/house-limits.ts'
import { seatOf, teamUsers } from '#case/rules/seats.ts'
import type { Guests } from '../people/guests.ts'
import { readName } from '../people/names.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import type { Room } from '../rooms/room.ts'
import type { RoomBook } from '../rooms/room-book.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Database } from '../store/database.ts'
import { readPeople } from '../store/read-people.ts'
import { NoRoom } from '../store/which-room.ts'
import { NO_SUCH_STORY, type StoryBook } from '../stories/story-book.ts'
import type { Educators } from './educators.ts'

/** More would be a mistake of the hand. */
const MOST_ROOMS = 50
const MOST_AT_ONCE = 10

const opening = z.strictObject({
  name: z.string().max(300),
  count: z.number().int().min(1).max(MOST_AT_ONCE).default(1),
  settings: roomSettings.omit({ pace: true, story: true }),
  /** By its id. Left out: the first of the house. */
  story: roomSettings.shape.story.optional(),
  /** Left out: as this house goes. */
  pace: roomSettings.shape.pace.optional(),
})
const changing = roomSettings.pick({ keepDays: true, hasReportLink: true }).strict()
const sharing = z.strictObject({ email: z.string().trim().min(1).max(254), isAdded: z.boolean() })
/** One person, or several without a seat. */
const leaving = z.union([
  z.strictObject({ uid: z.string() }),
  z.strictObject({ uids: z.array(z.string().max(64)).min(1).max(100) }),
])
const back = z.strictObject({ uid: z.string().max(64), number: z.number().int() })
const NOT_HERE = 'They are not in this room any more.'

interface Needs {
  readonly database: Database
  readonly educators: Educators
  readonly sessions: Sessions
  readonly book: RoomBook
  readonly rooms: Rooms
  readonly guests: Guests
  readonly stories: StoryBook
  /** How many times faster than life a room goes where nobody says. */
  readonly pace: number
  /** Something about rooms has changed: their pages look again. */
  readonly tell: () => Promise<void>
}

/** What an educator does with their rooms. Whose room it is, is looked up at every request. */
export function addRoomRoutes(app: FastifyInstance, parts: Needs): void {
  const { educators, sessions, book, tell } = parts

  /** A route for who leads the room it names. */
  const lead = (path: string, work: (led: Led) => Promise<unknown>, { isOwners = false } = {}) =>
    app.post<{ Params: { room: string } }>(`/api/rooms/:room/${path}`, async (request, reply) => {
      const session = await sessions.find(request.headers)
      if (!session) return reply.code(401).send({ message: 'You are signed out.' })
      const right = await educators.leads(session.uid, request.params.room)
      if (!right) return reply.code(403).send({ message: 'This is not one of your rooms.' })
      if (isOwners && right !== 'owner')
        return reply.code(403).send({ message: 'Only who opened the room may do that.' })
      if (!(await book.isOpen(request.params.room))) throw new NoRoom('it has ended')
      const done = await work({ ...parts, session, id: request.params.room, body: request.body, reply })
      await tell()
      return done
    })

  app.post('/api/rooms', (request, reply) => openRooms(parts, request, reply))
  lead('code', async ({ id }) => ({ code: await book.newCode(id) }))
  lead('settings', changeSettings)
  lead('educators', changeEducators, { isOwners: true })
  lead('command', steer)
  lead('run-again', runAgain)
  lead('take-out', takeOut)
  lead('let-back', letBack)
  lead('end', async ({ id }) => {
    await book.end(id)
    return { message: 'The room has ended.' }
  })
}

/** What somebody asks of a room that they lead. */
interface Led extends Needs {
  readonly session: Session
  readonly id: string
  readonly body: unknown
  readonly reply: FastifyReply
}

async function openRooms(
  { educators, sessions, book, stories, pace, tell }: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const session = await sessions.find(request.headers)
  if (!session) return reply.code(401).send({ message: 'You are signed out.' })
  const theirs = await educators.roomsOf(session)
  if (!theirs) return reply.code(403).send({ message: 'Only educators open rooms.' })
  const body = opening.safeParse(request.body)
  const name = body.success ? readName(body.data.name) : null
  if (!body.success || !name)
    return reply.code(400).send({ message: `A room needs a name of up to ${LONGEST_NAME} characters.` })
  const { count, settings, pace: wanted = pace, story: id } = body.data
  const found = stories.find({ id })?.content.story
  if (!found) return reply.code(400).send({ message: NO_SUCH_STORY })
  const played = { story: found.id, storyVersion: found.version }
  if (theirs.length + count > MOST_ROOMS) {
    return reply.code(409).send({ message: `You may have ${MOST_ROOMS} rooms open. End some first.` })
  }
  const opened = []
  for (let number = 1; number <= count; number++) {
    const called = count > 1 ? `${name} ${number}` : name
    opened.push({ name: called, ...(await book.open(called, { ...settings, ...played, pace: wanted }, session.uid)) })
  }
  await tell()
  return { rooms: opened }
}

async function changeSettings({ book, id, body, reply }: Led): Promise<unknown> {
  const wanted = changing.safeParse(body)
  if (!wanted.success) return reply.code(400).send({ message: 'That is not a way to keep runs.' })
  await book.change(id, wanted.data)
  return { message: 'Stored. What is looser counts from the next run on.' }
}

async function changeEducators({ educators, id, body, reply }: Led): Promise<unknown> {
  const wanted = sharing.safeParse(body)
  const isDone = wanted.success && (await educators.change(id, wanted.data.email, wanted.data.isAdded))
  if (!isDone) return reply.code(404).send({ message: 'There is no educator with this e-mail.' })
  return { message: wanted.data.isAdded ? 'They lead this room with you.' : 'They do not lead this room any more.' }
}

/** Any command that steers: the rules refuse what does not. */
async function steer({ rooms, id, session, body, reply }: Led): Promise<unknown> {
  const { loop } = await rooms.current(id)
  return answered(reply, await loop.submit({ by: 'educator', uid: session.uid }, body, { session: session.id }))
}

/** Of the team, those who have not gone elsewhere. */
async function runAgain({ rooms, database, id, session, reply }: Led): Promise<unknown> {
  const room = await rooms.current(id)
  const team = teamUsers(room.loop.state, { caseId: 1 }).map(({ userId: uid, roleId }) => ({ uid, roleId }))
  const people = await readPeople(
    database,
    team.map(({ uid }) => uid),
  )
  const seats = team.filter(({ uid }) => isStandIn(uid) || people.some((one) => one.uid === uid && one.room === id))
  if (seats.length === 0) return reply.code(409).send({ message: 'Nobody has a seat yet.' })
  const ended = await order(room, session, { kind: 'end-case' })
  if (!ended.ok) return answered(reply, ended)
  return answered(reply, await order(room, session, { kind: 'seat-team', seats }), 'The team begins anew.')
}

async function takeOut({ rooms, guests, database, id, session, body, reply }: Led): Promise<unknown> {
  const named = leaving.safeParse(body)
  if (!named.success) return reply.code(409).send({ message: NOT_HERE })
  if ('uids' in named.data) return takeOutSeveral(guests, id, named.data.uids)
  const { uid } = named.data
  if (!(await isIn(database, uid, id))) return reply.code(409).send({ message: NOT_HERE })
  const room = await rooms.current(id)
  if (seatOf(room.loop.state, uid)) {
    const freed = await order(room, session, { kind: 'move-person', uid, roleId: null })
    if (!freed.ok) return answered(reply, freed)
  }
  await guests.takeOut([uid], id)
  return { message: 'They are out of the room.' }
}

async function takeOutSeveral(guests: Guests, id: string, uids: readonly string[]): Promise<unknown> {
  const out = await guests.takeOut(uids, id)
  const gone = `${out} ${out === 1 ? 'is' : 'are'} out of the room.`
  return { message: out === uids.length ? gone : `${gone} Who has taken a seat meanwhile stays.` }
}

/** Whoever asks to be let back in, and shows this number, is who they say. */
async function letBack({ guests, id, body, reply }: Led): Promise<unknown> {
  const asked = back.safeParse(body)
  const isBack = asked.success && (await guests.letBack(asked.data.uid, id, asked.data.number))
  if (!isBack) return reply.code(409).send({ message: 'They do not ask any more, or with another number.' })
  return { message: 'They come back in.' }
}

async function isIn(database: Database, uid: string, id: string): Promise<boolean> {
  const [person] = await readPeople(database, [uid])
  return person?.room === id
}

const order = ({ loop }: Room, { uid, id }: Session, request: Request): Promise<Answer> =>
  loop.submit({ by: 'educator', uid }, { ...request, id: randomUUID(), run: loop.state.run }, { session: id })

function answered(reply: FastifyReply, answer: Answer, done?: string): FastifyReply {
  if (answer.ok) return reply.send({ message: done })
  return reply.code('retry' in answer ? 503 : 409).send({ message: answer.message })
}
