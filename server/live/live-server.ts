import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import type { PeopleWatch } from '../people/people-watch.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { everyoneIn } from './audience.ts'
import { createLiveEngine } from './live-engine.ts'
import { dismiss, type LiveSocket, type LiveSockets } from './live-socket.ts'
import type { PaceLimit } from './pace-limit.ts'
import { servePage } from './serve-page.ts'
import { tellHappening } from './tellings.ts'

interface Parts {
  readonly rooms: Rooms
  readonly people: PeopleWatch
  readonly sessions: Sessions
  /** The script that pages begin with now. */
  readonly pageScript: string | null
  readonly isWithinPace: PaceLimit
}

export type LiveServer = ReturnType<typeof createLiveServer>

/** Commands in, each audience's view out. Every node tells its own pages what it reads in the log. */
export function createLiveServer(app: FastifyInstance, { sessions, ...parts }: Parts) {
  const { rooms, people } = parts
  const { engine, sessionOf, lines } = createLiveEngine(app, sessions)
  const io: LiveSockets = new Server()
  io.bind(engine)

  function letIn(socket: LiveSocket, next: (error?: Error) => void): void {
    const session = sessionOf(socket.request)
    if (session) socket.data.session = session
    next(session ? undefined : new Error('signed-out'))
  }
  io.use(letIn)
  const lookListeners = new Set<(uid: string, path: string) => void>()
  const onLooking = (uid: string, path: string) => {
    for (const listener of lookListeners) listener(uid, path)
  }
  io.on('connection', (socket) => servePage(socket, { ...parts, onLooking, whenSent: lines.whenSent, log: app.log }))
  rooms.onHappening((room, happening) => tellHappening(io, room, happening))
  rooms.onSign((room) => io.to(everyoneIn(room)).emit('room', room.sign))
  people.onChange((room, now) => io.to(everyoneIn(room)).emit('people', now))

  const allSockets = (): LiveSocket[] => [...io.sockets.sockets.values()]

  return {
    openPages: lines.openPages,
    limitPages: lines.limitPages,
    /** Pages of another kind, for who is signed in. */
    pagesAt: (name: string) => io.of(name).use(letIn),
    /** The sessions that pages are open with. */
    openSessions: (): Set<string> => new Set(allSockets().map((socket) => socket.data.session.id)),
    /** Until when sessions last, and where they are; null: it has ended, its pages are told so and closed. */
    hearSessions(now: ReadonlyMap<string, Pick<Session, 'expiresAt' | 'room'> | null>): void {
      for (const socket of allSockets()) {
        const session = now.get(socket.data.session.id)
        if (session === null) dismiss(socket)
        // Its next connection is in the room they have gone to.
        else if (session && session.room !== socket.data.session.room) socket.disconnect(true)
        else if (session) socket.data.session = { ...socket.data.session, ...session }
      }
    },
    onLooking: (listener: (uid: string, path: string) => void) => void lookListeners.add(listener),
    onConnection(listener: (uid: string, isConnected: boolean) => void): void {
      io.on('connection', (socket) => {
        const { uid } = socket.data.session
        listener(uid, true)
        // A page that says goodbye is counted until its connection has ended.
        socket.conn.once('close', () => listener(uid, false))
      })
    },
    close(): Promise<void> {
      lines.cutSoon()
      return io.close()
    },
  }
}
