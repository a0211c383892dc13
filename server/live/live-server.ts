import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import type { CaseContent } from '#case/content.ts'
import type { Answer, LiveMessage, ToPage, ToServer } from '#case/live-messages.ts'
import { createViewCutter } from '#case/views/view-cutter.ts'
import type { PeopleWatch } from '../people/people-watch.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import { type CaseLoop, type Happening, tooFast } from '../rooms/case-loop.ts'
import { audienceOf, audiences, reseated } from './audience.ts'
import { catchUpMessage, isWithinReach, wholeMessage } from './catch-up.ts'
import { createLiveEngine } from './live-engine.ts'
import { newestOnly } from './newest-only.ts'
import type { PaceLimit } from './pace-limit.ts'
import { packed } from './packed.ts'
import { tellingsOf } from './tellings.ts'

type Said = ToServer<unknown, unknown>
type BetweenNodes = Record<never, never>
type LiveSocket = Socket<Said, ToPage<Buffer>, BetweenNodes, { session: Session }>

const resumePoint = z.object({ run: z.number().int(), version: z.number().int() })
const seatRoom = (audience: number | null) => `audience ${audience ?? 'without a seat'}`
const userRoom = (uid: string) => `user ${uid}`

export type LiveServer = ReturnType<typeof createLiveServer>

/** Commands in, each audience's view out. Every node tells its own pages what it reads in the log. */
export function createLiveServer(
  app: FastifyInstance,
  {
    loop,
    people,
    sessions,
    content,
    entry,
    isWithinPace,
  }: {
    loop: CaseLoop
    people: PeopleWatch
    sessions: Sessions
    content: CaseContent
    entry: string | null
    isWithinPace: PaceLimit
  },
) {
  const { engine, sessionOf, whenSent, openPages, limitPages, cutSoon } = createLiveEngine(app, sessions)
  const views = createViewCutter(content)
  const io = new Server<Said, ToPage<Buffer>, BetweenNodes, { session: Session }>()
  io.bind(engine)

  const socketsIn = (room: string): LiveSocket[] =>
    [...(io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? [])

  io.use((socket, next) => {
    const session = sessionOf(socket.request)
    if (!session) return next(new Error('signed-out'))
    socket.data.session = session
    next()
  })

  io.on('connection', (socket) => {
    const { uid } = socket.data.session
    socket.join(userRoom(uid))
    socket.emit('entry', entry)
    socket.emit('people', people.now)
    socket.on('command', (sent, answer) => {
      if (typeof answer !== 'function') return
      if (isWithinPace(uid)) void take(socket, sent, answer)
      else answer(tooFast)
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
    const given = await loop.submit({ by: 'user', uid }, sent, { session, isWanted: () => socket.connected })
    if (!given.ok && 'refusal' in given) app.log.info({ uid, refusal: given.refusal }, 'refused')
    answer(given)
  }

  /** Joins the room first and sends in the same breath, so that nothing told meanwhile can be missed. */
  async function catchUp(socket: LiveSocket, sent: unknown): Promise<void> {
    if (!socket.connected) return
    const resume = resumePoint.safeParse(sent)
    try {
      // Whoever asks sees what somebody has been told by now, on whichever node.
      await loop.catchUp()
      const hasMissed = resume.success && isWithinReach(loop.state, resume.data)
      const log = hasMissed ? await loop.readLog(resume.data.version) : []
      enterRoom(socket)
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

  function enterRoom(socket: LiveSocket): void {
    for (const audience of audiences) socket.leave(seatRoom(audience))
    socket.join(seatRoom(audienceOf(loop.state, socket.data.session.uid)))
  }

  function dismiss(socket: LiveSocket): void {
    socket.emit('signed-out')
    // A log-out sent over this very socket still gets its answer.
    setImmediate(() => socket.disconnect(true))
  }

  loop.onHappening((happening: Happening) => {
    const { before, after, isFresh } = happening
    const moved = reseated(before, after).flatMap((uid) => socketsIn(userRoom(uid)))
    for (const socket of moved) enterRoom(socket)

    const now = Date.now()
    const listening = audiences.filter((audience) => io.sockets.adapter.rooms.has(seatRoom(audience)))
    for (const { to, message } of tellingsOf(happening, listening, views, now)) {
      io.to(to.map(seatRoom))
        .except(isFresh ? [] : moved.map((socket) => socket.id))
        .emit('live', message)
    }
    if (!isFresh) {
      for (const socket of moved) {
        tell(socket, wholeMessage(after, audienceOf(after, socket.data.session.uid), views, now))
      }
    }
  })

  people.onChange((now) => io.emit('people', now))

  const allSockets = (): LiveSocket[] => [...io.sockets.sockets.values()]

  return {
    openPages,
    limitPages,
    /** The sessions that pages are open with. */
    openSessions: (): Set<string> => new Set(allSockets().map((socket) => socket.data.session.id)),
    /** Until when sessions last; null: it has ended, its pages are told so and closed. */
    hearSessions(until: ReadonlyMap<string, number | null>): void {
      for (const socket of allSockets()) {
        const expiresAt = until.get(socket.data.session.id)
        if (expiresAt === null) dismiss(socket)
        else if (expiresAt !== undefined) socket.data.session = { ...socket.data.session, expiresAt }
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
