import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Namespace, Server } from 'socket.io'
import type { RequestBudget } from '../http/request-budget.ts'
import { type Channel, channelOf, type PagesAt } from '../people/channels.ts'
import type { PeopleWatch } from '../people/people-watch.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Attendance } from '../turns/attendance.ts'
import type { PaceLimit } from '../turns/budgets.ts'
import { everyoneIn } from './audience.ts'
import { createLiveEngine } from './live-engine.ts'
import { type AnySocket, dismiss } from './live-socket.ts'
import { createPlacesOfConnections } from './places-of-connections.ts'
import { servePage } from './serve-page.ts'
import { tellHappening } from './tellings.ts'

interface Needs {
  readonly rooms: Rooms
  readonly people: PeopleWatch
  readonly sessions: Sessions
  readonly budget: RequestBudget
  readonly attendance: Attendance
  /** The script that pages begin with now. */
  readonly pageScript: string | null
  readonly isWithinPace: PaceLimit
}

export type LiveServer = ReturnType<typeof createLiveServer>

/** Commands in, each audience's view out. Every node tells its own pages what it reads in the log. */
export function createLiveServer(app: FastifyInstance, { sessions, budget, attendance, ...parts }: Needs) {
  const { rooms, people } = parts
  const { engine, sessionOf, lines } = createLiveEngine(app, { sessions, budget, attendance })
  const io = new Server()
  io.bind(engine)
  const at = channelOf(io)
  const pages = at('/')

  const places = createPlacesOfConnections(parts.isWithinPace)
  function letIn(socket: AnySocket & { readonly request: IncomingMessage }, next: (error?: Error) => void): void {
    const session = sessionOf(socket.request)
    const mayCome = places.take(socket, session?.uid)
    if (!mayCome) socket.conn.close(true)
    if (session) socket.data.session = session
    next(session && mayCome ? undefined : new Error(session ? 'too-often' : 'signed-out'))
  }
  pages.use(letIn)
  const lookListeners = new Set<(uid: string, path: string) => void>()
  const onLooking = (uid: string, path: string) => {
    for (const listener of lookListeners) listener(uid, path)
  }
  pages.on('connection', (socket) => servePage(socket, { ...parts, onLooking, whenSent: lines.whenSent, log: app.log }))
  rooms.onHappening((room, happening) => tellHappening(pages, room, happening, lines.inOnePiece))
  rooms.onSign((room) => pages.to(everyoneIn(room)).emit('room', room.sign))
  people.onChange((room, now) => pages.to(everyoneIn(room)).emit('people', now))

  const channels: { readonly sockets: ReadonlyMap<string, AnySocket> }[] = [pages]
  const allSockets = (): AnySocket[] => channels.flatMap(({ sockets }) => [...sockets.values()])

  return {
    openPages: lines.openPages,
    limitPages: lines.limitPages,
    /** Pages of another kind, for who is signed in. */
    pagesAt<C extends Exclude<Channel, '/'>>(channel: C): PagesAt<C> {
      const others: Namespace = io.of(channel)
      others.use(letIn)
      channels.push(others)
      return at(channel)
    },
    /** The sessions that pages are open with. */
    openSessions: (): Set<string> => new Set(allSockets().flatMap(({ data }) => data.session?.id ?? [])),
    /** Until when sessions last, and where they are; null: it has ended, its pages are told so and closed. */
    hearSessions(now: ReadonlyMap<string, Pick<Session, 'expiresAt' | 'room'> | null>): void {
      tellSessions(allSockets(), now)
    },
    onLooking: (listener: (uid: string, path: string) => void) => void lookListeners.add(listener),
    onConnection(listener: (uid: string, isConnected: boolean) => void): void {
      pages.on('connection', (socket) => {
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

function tellSessions(
  sockets: readonly AnySocket[],
  now: ReadonlyMap<string, Pick<Session, 'expiresAt' | 'room'> | null>,
): void {
  const sessionOf = ({ data }: AnySocket) => (data.session ? now.get(data.session.id) : undefined)
  dismiss(sockets.filter((socket) => sessionOf(socket) === null))
  for (const socket of sockets) {
    const session = sessionOf(socket)
    if (!session) continue
    // Its next connection is in the room they have gone to.
    if (socket.nsp.name === '/' && session.room !== socket.data.session?.room) socket.disconnect(true)
    else if (socket.data.session) socket.data.session = { ...socket.data.session, ...session }
  }
}
