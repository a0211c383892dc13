import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Server as Engine, type Socket } from 'engine.io'
import type { FastifyInstance } from 'fastify'
import type { RequestBudget } from '../http/request-budget.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { Session, Sessions } from '../people/sessions.ts'
import type { Attendance } from '../turns/attendance.ts'
import { createOpenLines, cut } from './open-lines.ts'

interface Refused {
  status: number
  reason: string
}
type Verdict = { session: Session } | Refused

const crowded = { status: 429, reason: 'Too Many Requests' }

interface Needs {
  readonly sessions: Pick<Sessions, 'find'>
  readonly budget: Pick<RequestBudget, 'mayConnect'>
  readonly attendance: Pick<Attendance, 'come' | 'leave'>
}

/** A silent connection is found within five seconds, on either side. */
const settings = {
  pingInterval: 1500,
  pingTimeout: 3000,
  maxHttpBufferSize: 64 * 1024,
  perMessageDeflate: false,
  httpCompression: false,
} as const

const isLive = (url = '') => url === '/live' || url.startsWith('/live/') || url.startsWith('/live?')

/** The connection below Socket.IO. Origin and session are checked before anything is accepted or upgraded. */
export function createLiveEngine(app: FastifyInstance, { sessions, budget, attendance }: Needs) {
  const checked = new WeakMap<IncomingMessage, Session>()
  const lines = createOpenLines()
  const engine = new Engine(settings)
  engine.on('connection', (connection: Socket) => {
    attendance.come()
    connection.on('close', attendance.leave)
    lines.add(connection, checked.get(connection.request)?.uid ?? '')
  })

  async function check(request: IncomingMessage): Promise<Verdict> {
    if (!isSameOrigin(request.headers)) return { status: 403, reason: 'Forbidden' }
    try {
      const session = await sessions.find(request.headers)
      if (!session) return { status: 401, reason: 'Unauthorized' }
      const { uid } = session
      const line = lines.find(request)
      if (line && line.uid !== uid) return { status: 403, reason: 'Forbidden' }
      if (!line && !lines.mayOpenOneMore(uid)) return crowded
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
    // What comes over HTTP is held to it before.
    const verdict = (await budget.mayConnect(request.headers)) ? await check(request) : crowded
    if (!('session' in verdict)) return decline(socket, verdict)
    checked.set(request, verdict.session)
    const line = lines.find(request)
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
    const line = request.method === 'GET' ? lines.find(request.raw) : undefined
    // Who asks for more has read what came before, or reads nothing.
    if (line?.polled?.writableEnded && !line.polled.writableFinished) cut(line)
    if (line) line.polled = reply.raw
    engine.handleRequest(request.raw as Parameters<typeof engine.handleRequest>[0], reply.raw)
  })

  return { engine, sessionOf: (request: IncomingMessage) => checked.get(request), lines }
}

/** Answers and closes, whether or not the other side closes its half. */
function decline(socket: Duplex, { status, reason }: Refused): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
