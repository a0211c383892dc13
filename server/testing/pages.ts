import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import type { Request } from '#case/commands.ts'
import type { Answer, LiveMessage, ToPage, ToServer } from '#case/live-messages.ts'
import { withDifference } from '#case/records/difference.ts'
import type { People } from '#case/records/people.ts'
import type { LedRoom, ToEducator } from '#case/rooms.ts'
import type { ConsoleTold, LogLine, ProjectorTold, ToConsole } from '#case/views/console/console-messages.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { cutBy } from '../live/cut-by.ts'
import type { RunningNode } from '../start-node.ts'
import type { Person } from './people.ts'

export type Page = Awaited<ReturnType<typeof openPage>>

/** A page as the browser has it, without the drawing. Keeps every message it was told. */
export async function openPage(port: number, { cookie }: Pick<Person, 'cookie'>, resume: object = {}) {
  const socket: Socket<ToPage, ToServer<unknown, unknown>> = io(`http://localhost:${port}`, {
    path: '/live',
    transports: ['websocket'],
    auth: { rules: cutBy(case1), ...resume },
    extraHeaders: { cookie },
    reconnection: false,
    forceNew: true,
  })
  const told: LiveMessage[] = []
  let people: People = []
  socket.on('people', (now) => {
    people = now
  })
  socket.on('live', (message) => told.push(message))
  await new Promise((resolve, reject) => {
    socket.once('live', resolve)
    socket.once('disconnect', (reason) => reject(new Error(`cut off before it was told anything: ${reason}`)))
    // A node that is too busy to look somebody up says so, and a page tries again.
    socket.on('connect_error', (error) => (isAskedLater(error) ? socket.connect() : reject(error)))
  })

  return {
    socket,
    told,
    get people(): People {
      return people
    },
    get newest(): LiveMessage | undefined {
      return told.at(-1)
    },
    send: async (request: Request, id: string = randomUUID()): Promise<Answer> => {
      if (!socket.connected) throw new Error('the connection is lost')
      const run = told.at(-1)?.run ?? 0
      return socket.timeout(60_000).emitWithAck('command', { ...request, id, run })
    },
    sendRaw: (sent: unknown): Promise<Answer> => socket.timeout(60_000).emitWithAck('command', sent),
    close: () => socket.disconnect(),
  }
}

const isAskedLater = (error: Error & { description?: { message?: string } }): boolean =>
  error.description?.message?.endsWith('503') ?? false

/** The page of an educator's rooms, without the drawing. */
export async function openRoomsPage(
  { port }: Pick<RunningNode, 'port'>,
  { cookie }: Pick<Person, 'cookie'>,
  asked: { only?: string } = {},
) {
  const socket: Socket<ToEducator> = io(`http://localhost:${port}/rooms`, {
    path: '/live',
    transports: ['websocket'],
    auth: asked,
    extraHeaders: { cookie },
    reconnection: false,
    forceNew: true,
  })
  let rooms: readonly LedRoom[] = []
  socket.on('rooms', (told) => {
    rooms = told.rooms
  })
  socket.on('changed', (told) => {
    rooms = rooms.map((room) => told.rooms.find(({ id }) => id === room.id) ?? room)
  })
  await new Promise((resolve) => {
    socket.once('rooms', resolve)
    socket.once('signed-out', () => resolve('signed-out'))
    socket.once('connect_error', resolve)
  })
  return {
    socket,
    get rooms(): readonly LedRoom[] {
      return rooms
    },
    close: () => socket.disconnect(),
  }
}

/** A console, or a projector, without the drawing. */
export async function openConsole(
  { port }: Pick<RunningNode, 'port'>,
  { cookie }: Pick<Person, 'cookie'>,
  asked: { room: string; part?: 'console' | 'projector'; rules?: null | undefined },
) {
  const socket: Socket<ToConsole> = io(`http://localhost:${port}/console`, {
    path: '/live',
    transports: ['websocket'],
    auth: { rules: null, ...asked },
    extraHeaders: { cookie },
    reconnection: false,
    forceNew: true,
  })
  const told = {
    console: null as ConsoleTold | null,
    projector: null as ProjectorTold | null,
    screens: new Map<number, LiveMessage>(),
    lines: [] as LogLine[],
    gone: null as string | null,
    events: [] as string[],
  }
  socket.onAny((name: string) => told.events.push(name))
  socket.on('console', (now) => {
    told.console = now
  })
  socket.on('projector', (now) => {
    told.projector = now
  })
  socket.on('screen', (roleId, message) => void told.screens.set(roleId, message))
  socket.on('change', ({ now, screens, told: difference, log }) => {
    if (difference) told.console = { ...(withDifference(told.console, difference) as ConsoleTold), now } // made of what it holds
    for (const [role, change] of screens?.changes.entries() ?? []) {
      const { run = 0, from = 0, version = 0 } = screens ?? {}
      told.screens.set(role, { type: 'change', now, run, from, version, ...change })
    }
    told.lines.push(...(log?.lines ?? []))
  })
  socket.on('log', ({ lines, isWhole }) => {
    told.lines = isWhole ? [...lines] : [...told.lines, ...lines]
  })
  socket.on('gone', (why) => {
    told.gone = why
  })
  await new Promise((resolve) => {
    for (const event of ['console', 'projector', 'gone', 'signed-out'] as const) socket.once(event, resolve)
    socket.once('connect_error', resolve)
  })
  return { socket, told, close: () => socket.disconnect() }
}
