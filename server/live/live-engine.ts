import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Server as Engine, type Socket } from 'engine.io'
import type { FastifyInstance } from 'fastify'
import { isSameOrigin } from '../http/same-origin.ts'
import type { OpenPages } from '../people/presence.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import { type Backlog, watchBacklog } from './backlog.ts'
import { createPageCap } from './page-cap.ts'

/** When a node stops its pages go to another. */
const LEAVE_WITHIN_MS = 1000

interface Refused {
  status: number
  reason: string
}
type Verdict = { session: Session } | Refused

/** A connection, and what it goes over just now. */
interface Line {
  readonly connection: Socket
  readonly uid: string
  wire: Duplex
  /** The newest answer to a long poll. */
  polled?: ServerResponse
}

const isLive = (url = '') => url === '/live' || url.startsWith('/live/') || url.startsWith('/live?')
/** The connection that a request belongs to; none for the first. Of several that it names the engine takes the last. */
const sidOf = ({ url = '' }: IncomingMessage) =>
  new URL(url, 'http://trainer.internal').searchParams.getAll('sid').at(-1) ?? ''

/** The connection below Socket.IO. Origin and session are checked before anything is accepted or upgraded. */
export function createLiveEngine(app: FastifyInstance, sessions: Sessions) {
  const checked = new WeakMap<IncomingMessage, Session>()
  const lines = new Map<string, Line>()
  const backlogs = new WeakMap<Socket, Backlog>()
  const cap = createPageCap()
  // A silent connection is found within five seconds, on either side.
  const engine = new Engine({
    pingInterval: 1500,
    pingTimeout: 3000,
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
    httpCompression: false,
  })

  engine.on('connection', (connection: Socket) => {
    const { sid } = connection.transport
    const uid = checked.get(connection.request)?.uid ?? ''
    const line: Line = { connection, uid, wire: connection.request.socket }
    lines.set(sid, line)
    backlogs.set(
      connection,
      watchBacklog(connection, () => setImmediate(() => cut(line))),
    )
    connection.on('close', () => lines.delete(sid))
    // Many at once are checked before the first of them counts.
    cutSurplus(uid)
  })

  const linesOf = (uid: string): Line[] => [...lines.values()].filter((line) => line.uid === uid)

  /** The newest go: whoever works on goes on. */
  function cutSurplus(uid: string): void {
    for (const line of linesOf(uid).slice(cap.mayStay(uid))) cut(line)
  }

  /** Closing in good order would wait for the other side to read all it has not read. */
  function cut({ connection, wire, polled }: Line): void {
    connection.close(true)
    wire.destroy()
    polled?.destroy()
  }

  async function check(request: IncomingMessage): Promise<Verdict> {
    if (!isSameOrigin(request.headers)) return { status: 403, reason: 'Forbidden' }
    try {
      const session = await sessions.find(request.headers)
      if (!session) return { status: 401, reason: 'Unauthorized' }
      const { uid } = session
      const line = lines.get(sidOf(request))
      if (line && line.uid !== uid) return { status: 403, reason: 'Forbidden' }
      if (!line && !cap.hasRoom(uid, linesOf(uid).length)) return { status: 429, reason: 'Too Many Requests' }
      return { session }
    } catch (error) {
      app.log.warn(error)
      return { status: 503, reason: 'Service Unavailable' }
    }
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Node no longer listens to a socket it hands over, and a reset that nobody hears would end the process.
    socket.on('error', () => socket.destroy())
    if (!isLive(request.url)) return decline(socket, { status: 404, reason: 'Not Found' })
    const verdict = await check(request)
    if (!('session' in verdict)) return decline(socket, verdict)
    checked.set(request, verdict.session)
    const line = lines.get(sidOf(request))
    if (line) line.wire = socket
    engine.handleUpgrade(request, socket, head)
  }

  app.server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head))

  // Long polling, where a hospital's proxy lets no WebSocket through.
  app.addHook('onRequest', async (request, reply) => {
    if (!isLive(request.raw.url)) return
    const verdict = await check(request.raw)
    if (!('session' in verdict)) return reply.code(verdict.status).send({ message: verdict.reason })
    checked.set(request.raw, verdict.session)
    reply.hijack()
    const line = request.method === 'GET' ? lines.get(sidOf(request.raw)) : undefined
    // Who asks for more has read what came before, or reads nothing.
    if (line?.polled?.writableEnded && !line.polled.writableFinished) cut(line)
    if (line) line.polled = reply.raw
    engine.handleRequest(request.raw as Parameters<typeof engine.handleRequest>[0], reply.raw)
  })

  return {
    engine,
    sessionOf: (request: IncomingMessage) => checked.get(request),
    /** How many pages of each person are open here. */
    openPages(): Map<string, number> {
      const pages = new Map<string, number>()
      for (const { uid } of lines.values()) pages.set(uid, (pages.get(uid) ?? 0) + 1)
      return pages
    },
    /** What all nodes have open, and which of them this is: pages beyond what a person may have are closed. */
    limitPages(rows: readonly OpenPages[], self: string): void {
      cap.hear(rows, self)
      for (const uid of new Set([...lines.values()].map((line) => line.uid))) cutSurplus(uid)
    },
    /** Whoever has not gone a moment after they were told to is cut off. */
    cutSoon(): void {
      const wires = [...lines.values()].map(({ wire }) => wire)
      setTimeout(() => {
        for (const wire of wires) wire.destroy()
      }, LEAVE_WITHIN_MS)
    },
    /** When all that was said to a connection by now has left. */
    whenSent: async (connection: Socket): Promise<void> => backlogs.get(connection)?.whenSent(),
  }
}

/** Answers and closes, whether or not the other side closes its half. */
function decline(socket: Duplex, { status, reason }: Refused): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
