import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import type { Answer, LiveMessage, ToPage, ToServer } from '#case/live-messages.ts'
import type { Audience } from '#case/views/view.ts'
import type { PeopleWatch } from '../people/people-watch.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import { tooFast } from '../rooms/case-loop.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { newestOnly } from '../turns/newest-only.ts'
import { audienceOf, audiences, reseated } from './audience.ts'
import { catchUpMessage, isWithinReach, wholeMessage } from './catch-up.ts'
import { createLiveEngine } from './live-engine.ts'
import type { PaceLimit } from './pace-limit.ts'
import { packed } from './packed.ts'
import { tellingsOf } from './tellings.ts'

type Said = ToServer<unknown, unknown>
type BetweenNodes = Record<never, never>
interface About {
  session: Session
  room: Promise<Room>
  /** Commands of it that have no answer yet. */
  underWay: Set<Promise<void>>
}
type LiveSocket = Socket<Said, ToPage<Buffer>, BetweenNodes, About>

const resumePoint = z.object({ run: z.number().int(), version: z.number().int() })
const everyone = ({ id }: Room) => `room ${id}`
const holders = ({ id }: Room, audience: Audience) => `room ${id} audience ${audience ?? 'without a seat'}`
const pagesOf = ({ id }: Room, uid: string) => `room ${id} user ${uid}`

export type LiveServer = ReturnType<typeof createLiveServer>

/** Commands in, each audience's view out. Every node tells its own pages what it reads in the log. */
export function createLiveServer(
  app: FastifyInstance,
  {
    rooms,
    people,
    sessions,
    entry,
    isWithinPace,
  }: { rooms: Rooms; people: PeopleWatch; sessions: Sessions; entry: string | null; isWithinPace: PaceLimit },
) {
  const { engine, sessionOf, whenSent, openPages, limitPages, cutSoon } = createLiveEngine(app, sessions)
  const io = new Server<Said, ToPage<Buffer>, BetweenNodes, About>()
  io.bind(engine)

  const socketsIn = (group: string): LiveSocket[] =>
    [...(io.sockets.adapter.rooms.get(group) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? [])

  function letIn(socket: LiveSocket, next: (error?: Error) => void): void {
    const session = sessionOf(socket.request)
    if (session) socket.data.session = session
    next(session ? undefined : new Error('signed-out'))
  }
  io.use(letIn)

  io.on('connection', (socket) => {
    const { uid, room: id } = socket.data.session
    const { room, giveBack } = rooms.hold(id)
    socket.data.room = room
    socket.data.underWay = new Set()
    socket.on('disconnect', giveBack)
    socket.emit('entry', entry)
    socket.on('command', (sent, answer) => {
      if (typeof answer !== 'function') return
      if (!isWithinPace(uid)) return answer(tooFast)
      const { underWay } = socket.data
      const taking = take(socket, sent, answer).finally(() => underWay.delete(taking))
      underWay.add(taking)
    })
    // A whole view may be large: the next one is made when the one before has left.
    const tellMissed = newestOnly(async (sent: unknown) => {
      await catchUp(socket, sent)
      await whenSent(socket.conn)
    })
    socket.on('resume', (sent) => {
      if (isWithinPace(uid)) void tellMissed(sent)
      // Its next connection catches up by itself, so that nobody is left with an old page.
      else socket.disconnect(true)
    })
    void tellMissed(socket.handshake.auth)
  })

  async function take(socket: LiveSocket, sent: unknown, answer: (answer: Answer) => void): Promise<void> {
    const { id: session, uid, expiresAt } = socket.data.session
    if (Date.now() >= expiresAt) return dismiss(socket)
    // Where the room cannot be opened the connection is closed, and the page sends it again over the next.
    const room = await socket.data.room.catch(() => null)
    if (!room) return
    const given = await room.loop.submit({ by: 'user', uid }, sent, { session, isWanted: () => socket.connected })
    if (!given.ok && 'refusal' in given) app.log.info({ uid, refusal: given.refusal }, 'refused')
    answer(given)
  }

  /** Comes in first and is told in the same breath, so that nothing told meanwhile can be missed. */
  async function catchUp(socket: LiveSocket, sent: unknown): Promise<void> {
    if (!socket.connected) return
    const resume = resumePoint.safeParse(sent)
    try {
      const room = await socket.data.room
      const { loop, views } = room
      // Whoever asks sees what somebody has been told by now, on whichever node.
      await loop.catchUp()
      const hasMissed = resume.success && isWithinReach(loop.state, resume.data)
      const log = hasMissed ? await loop.readLog(resume.data.version) : []
      comeIn(socket, room)
      const { uid } = socket.data.session
      const message = resume.success
        ? catchUpMessage(loop.state, uid, resume.data, log, views, Date.now())
        : wholeMessage(loop.state, audienceOf(loop.state, uid), views, Date.now())
      tell(socket, message)
    } catch (error) {
      // The page keeps what it has; its next connection tries again.
      app.log.warn(error)
      socket.disconnect(true)
    }
  }

  function tell(socket: LiveSocket, message: LiveMessage): void {
    const bytes = socket.handshake.auth.unpacks === true ? packed(message) : null
    if (bytes) socket.emit('packed', bytes)
    else socket.emit('live', message)
  }

  function comeIn(socket: LiveSocket, room: Room): void {
    const { uid } = socket.data.session
    if (!socket.rooms.has(everyone(room))) {
      socket.emit('room', room.sign)
      socket.emit('people', people.in(room))
    }
    socket.join([everyone(room), pagesOf(room, uid)])
    sit(socket, room)
  }

  function sit(socket: LiveSocket, room: Room): void {
    for (const audience of audiences) socket.leave(holders(room, audience))
    socket.join(holders(room, audienceOf(room.loop.state, socket.data.session.uid)))
  }

  function dismiss(socket: LiveSocket): void {
    socket.emit('signed-out')
    for (const group of socket.rooms) if (group !== socket.id) socket.leave(group)
    // A log-out sent over this very socket still gets its answer.
    void Promise.allSettled(socket.data.underWay).then(() => socket.disconnect(true))
  }

  rooms.onHappening((room, happening) => {
    const { before, after, isFresh } = happening
    const { views } = room
    const moved = reseated(before, after).flatMap((uid) => socketsIn(pagesOf(room, uid)))
    for (const socket of moved) sit(socket, room)

    const now = Date.now()
    const listening = audiences.filter((audience) => io.sockets.adapter.rooms.has(holders(room, audience)))
    for (const { to, message } of tellingsOf(happening, listening, views, now)) {
      io.to(to.map((audience) => holders(room, audience)))
        .except(isFresh ? [] : moved.map((socket) => socket.id))
        .emit('live', message)
    }
    if (!isFresh) {
      for (const socket of moved) {
        tell(socket, wholeMessage(after, audienceOf(after, socket.data.session.uid), views, now))
      }
    }
  })

  rooms.onSign((room) => io.to(everyone(room)).emit('room', room.sign))
  people.onChange((room, now) => io.to(everyone(room)).emit('people', now))

  /** Pages of another kind, for who is signed in. */
  const pagesAt = (name: string) => io.of(name).use(letIn)

  const allSockets = (): LiveSocket[] => [...io.sockets.sockets.values()]

  return {
    openPages,
    limitPages,
    pagesAt,
    /** The sessions that pages are open with. */
    openSessions: (): Set<string> => new Set(allSockets().map((socket) => socket.data.session.id)),
    /** Until when sessions last, and where they are; null: it has ended, its pages are told so and closed. */
    hearSessions(now: ReadonlyMap<string, Pick<Session, 'expiresAt' | 'room'> | null>): void {
      for (const socket of allSockets()) {
        const told = now.get(socket.data.session.id)
        if (told === null) dismiss(socket)
        // Its next connection is in the room they have gone to.
        else if (told && told.room !== socket.data.session.room) socket.disconnect(true)
        else if (told) socket.data.session = { ...socket.data.session, ...told }
      }
    },
    onConnection(listener: (uid: string, isConnected: boolean) => void): void {
      io.on('connection', (socket) => {
        const { uid } = socket.data.session
        listener(uid, true)
        // A page that says goodbye is counted until its connection has ended.
        socket.conn.once('close', () => listener(uid, false))
      })
    },
    close(): Promise<void> {
      cutSoon()
      return io.close()
    },
  }
}
