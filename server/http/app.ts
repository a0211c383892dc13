import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { messages, nodeLeaves } from '#content/texts/messages.ts'
import { refusalText } from '#content/texts/refusals.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import { type LogFormat, loggerOf } from '../settings/log.ts'
import type { Database } from '../store/database.ts'
import { isUnreachable } from '../store/is-unreachable.ts'
import { appliedMigrations, knownMigrations } from '../store/migrate.ts'
import { NoRoom } from '../store/which-room.ts'
import { shareAsked } from '../turns/share-asked.ts'
import { addHeaders, addPages } from './pages.ts'
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
  logFormat?: LogFormat
  bodyWithinMs?: number
}): Promise<FastifyInstance> {
  const bodyWithinMs = options.bodyWithinMs ?? BODY_WITHIN_MS
  const app = fastify({
    logger: loggerOf(options.logLevel ?? 'warn', options.logFormat ?? 'text'),
    // The same on every line about a request, and told to who asked where we were at fault.
    genReqId: () => randomUUID(),
    bodyLimit: 16 * 1024,
    requestTimeout: REQUEST_WITHIN_MS,
    // Idle keep-alive connections must not keep a stop waiting.
    forceCloseConnections: true,
    https: options.tls ? { ...options.tls, handshakeTimeout: bodyWithinMs } : null,
    trustProxy: options.proxies ?? false,
  }) as unknown as FastifyInstance // with or without https, the routes see the same instance

  // Who says nothing, or half of what they want, keeps no connection open. As Node reads them when it begins to listen.
  Object.assign(app.server, { headersTimeout: bodyWithinMs, connectionsCheckingInterval: bodyWithinMs / 3 })

  await addHeaders(app)
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!soundRoutes.includes(routeOptions.url)) endSlowBody(raw, bodyWithinMs)
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
    reply.header('x-request-id', request.id)
    return reply.code(500).send({ message: messages.unforeseen })
  })

  await addPages(app, options.webDir)
  return app
}

/** Closes the connection of a request whose body has not come by then. */
function endSlowBody(request: IncomingMessage, withinMs: number): void {
  const { headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const timer = setTimeout(() => request.complete || request.socket.destroy(), withinMs)
  request.once('close', () => clearTimeout(timer))
}

/** How far a node's life has come. */
export interface Life {
  /** It is about to stop: nobody new should be sent to it, and nothing new begins. */
  isLeaving: boolean
  isOver: boolean
}

interface Needs {
  readonly database: Database
  readonly loop: CaseLoop
  readonly life: Life
}

/** Not people but rooms: whoever is in one goes on until the node stops, and then at the next node. */
const beginnings: readonly (string | undefined)[] = ['/api/rooms', '/api/practise']

/** For whoever watches the nodes: is this one alive, and may people be sent to it? To be added before other routes. */
export function addHealthRoutes(app: FastifyInstance, { database, loop, life }: Needs): void {
  app.addHook('onRequest', async ({ method, routeOptions }, reply) => {
    if (!life.isLeaving || method !== 'POST' || !beginnings.includes(routeOptions.url)) return
    return reply.code(503).header('retry-after', 2).send({ message: nodeLeaves })
  })

  // Without a look at the database: to start a node anew mends none that is away.
  app.get('/api/health', async () => ({ ok: true, run: loop.state.run, version: loop.state.version }))

  const asked = shareAsked<string | null>()
  app.get('/api/ready', async (_request, reply) => {
    const why = life.isLeaving ? 'stopping' : await asked('', 0, () => whyNotReady(database))
    return why === null ? { ready: true } : reply.code(503).send({ ready: false, why })
  })
}

async function whyNotReady({ pool }: Database): Promise<string | null> {
  try {
    const applied = await appliedMigrations(pool)
    return knownMigrations.every((name) => applied.includes(name)) ? null : 'not-migrated'
  } catch (error) {
    if (!isUnreachable(error)) throw error
    return 'no-database'
  }
}
