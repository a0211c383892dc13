import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Server as Engine } from 'engine.io'
import type { FastifyInstance } from 'fastify'
import type { Session, Sessions } from '../accounts/sessions.ts'
import { isSameOrigin } from '../http/same-origin.ts'

type Verdict = { session: Session } | { status: 401 | 403 | 503; reason: string }

const isLive = (url = '') => url === '/live' || url.startsWith('/live/') || url.startsWith('/live?')

/** The connection below Socket.IO. Origin and session are checked before anything is accepted or upgraded. */
export function createLiveEngine(app: FastifyInstance, sessions: Sessions) {
  const checked = new WeakMap<IncomingMessage, Session>()
  // A silent connection is found within five seconds, on either side.
  const engine = new Engine({
    pingInterval: 1500,
    pingTimeout: 3000,
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
    httpCompression: false,
  })

  async function check(request: IncomingMessage): Promise<Verdict> {
    if (!isSameOrigin(request.headers)) return { status: 403, reason: 'Forbidden' }
    try {
      const session = await sessions.find(request.headers)
      return session ? { session } : { status: 401, reason: 'Unauthorized' }
    } catch (error) {
      app.log.warn(error)
      return { status: 503, reason: 'Service Unavailable' }
    }
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (!isLive(request.url)) return
    // Until the check is done nobody else listens to this socket.
    const ignore = () => socket.destroy()
    socket.on('error', ignore)
    const verdict = await check(request)
    socket.off('error', ignore)
    if (!('session' in verdict)) {
      socket.end(`HTTP/1.1 ${verdict.status} ${verdict.reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    checked.set(request, verdict.session)
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
    engine.handleRequest(request.raw as Parameters<typeof engine.handleRequest>[0], reply.raw)
  })

  return { engine, sessionOf: (request: IncomingMessage) => checked.get(request) }
}
