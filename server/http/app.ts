import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { messages } from '#content/texts/messages.ts'
import { refusalText } from '#content/texts/refusals.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import type { Database } from '../store/database.ts'
import { isUnreachable } from '../store/is-unreachable.ts'
import { NoRoom } from '../store/which-room.ts'
import { shareAsked } from '../turns/share-asked.ts'
import { addPages } from './pages.ts'
import { isSameOrigin } from './same-origin.ts'

/** Words come at once; sound may take its time, from those who may send it. */
const BODY_WITHIN_MS = 15_000
const REQUEST_WITHIN_MS = 15 * 60_000
const soundRoutes: readonly (string | undefined)[] = ['/api/recordings/:recording', '/api/rooms/:room/speak']

/** The web server: headers, origin check, error answers and the built pages. Routes are added by others. */
export async function createApp(options: {
  webDir: string
  tls?: { key: string; cert: string } | undefined
  proxies?: string | undefined
  logLevel?: string
  bodyWithinMs?: number
}): Promise<FastifyInstance> {
  const bodyWithinMs = options.bodyWithinMs ?? BODY_WITHIN_MS
  const app = fastify({
    logger: { level: options.logLevel ?? 'warn', serializers: { req: loggedRequest } },
    bodyLimit: 16 * 1024,
    requestTimeout: REQUEST_WITHIN_MS,
    // Idle keep-alive connections must not keep a stop waiting.
    forceCloseConnections: true,
    https: options.tls ? { ...options.tls, handshakeTimeout: bodyWithinMs } : null,
    trustProxy: options.proxies ?? false,
  }) as unknown as FastifyInstance // with or without https, the routes see the same instance

  // Who says nothing, or half of what they want, keeps no connection open. As Node reads them when it begins to listen.
  Object.assign(app.server, { headersTimeout: bodyWithinMs, connectionsCheckingInterval: bodyWithinMs / 3 })

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    // The certificate of --lan is our own: a browser told to insist on https could never be let past it.
    strictTransportSecurity: false,
  })

  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!soundRoutes.includes(routeOptions.url)) endSlowBody(raw, bodyWithinMs)
  })

  // What has a link of its own is for whoever was given it.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (/^\/(api\/kept|report)\//.test(url)) reply.header('x-robots-tag', 'noindex, nofollow')
  })

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request.headers)) {
      return reply.code(403).send({ message: 'This request came from another site.' })
    }
  })

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof NoRoom) return reply.code(410).send({ message: refusalText({ code: 'room-ended' }) })
    if (isUnreachable(error)) return reply.code(503).send({ message: messages.serviceUnreachable })
    if (error.statusCode && error.statusCode < 500) {
      return reply.code(error.statusCode).send({ message: 'That request could not be read.' })
    }
    request.log.error(error)
    return reply.code(500).send({ message: messages.unforeseen })
  })

  await addPages(app, options.webDir)
  return app
}

/** Without what stands behind the `?`: a sign-in comes back with its code there. */
const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: url.replace(/\?.*/, ''),
  remoteAddress: ip,
})

const contentPolicy = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** Closes the connection of a request whose body has not come by then. */
function endSlowBody(request: IncomingMessage, withinMs: number): void {
  const { headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const timer = setTimeout(() => request.complete || request.socket.destroy(), withinMs)
  request.once('close', () => clearTimeout(timer))
}

/** For whoever watches the nodes: is this one alive, does it reach its database, how far has it come? */
export function addHealthRoute(app: FastifyInstance, { database, loop }: { database: Database; loop: CaseLoop }): void {
  const asked = shareAsked<unknown>()
  app.get('/api/health', async () => {
    await asked('', 0, () => database.pool.query('select 1'))
    return { ok: true, run: loop.state.run, version: loop.state.version }
  })
}
