import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HospitalProblem } from '#content/texts/hospital-problems.ts'
import { networkOf } from '../people/sign-in-throttle.ts'
import { createAtOnce } from '../turns/at-once.ts'
import { createBudgets } from '../turns/budgets.ts'

const A_PERSON = { perSecond: 100, burst: 600, mostWaitMs: 1000, atOnce: 4 }
/** Who is not signed in: a class, or a hospital, that comes from one. */
const A_NETWORK = { perSecond: 200, burst: 2000, mostWaitMs: 3000, atOnce: 20 }
/** Who is refused waits too, so that it is no use to ask again at once. */
const REFUSED_AFTER_MS = 1000
/** Who has more waiting than browsers ever do is cut off. */
const MOST_WAITING = 1000

const SLOW_DOWN = 'You ask for very much at once. Wait a moment, then try again.'

/** Who has asked, and for what it has not begun yet. */
function createWaiting() {
  const waiting = new Map<string, number>()
  return async (who: string, request: IncomingMessage, until: () => Promise<unknown>): Promise<void> => {
    const before = waiting.get(who) ?? 0
    if (before >= MOST_WAITING) return void request.socket.destroy()
    waiting.set(who, before + 1)
    await until()
    const now = (waiting.get(who) ?? 1) - 1
    if (now > 0) waiting.set(who, now)
    else waiting.delete(who)
  }
}

export type RequestBudget = ReturnType<typeof createRequestBudget>

/** What each person may ask of this node over HTTP, whatever they ask it with: people never notice it, floods do. */
export function createRequestBudget(parts: {
  whoIs: (headers: IncomingHttpHeaders) => Promise<string | null>
  clock?: (() => number) | undefined
}) {
  const people = createBudgets(A_PERSON, parts.clock)
  const networks = createBudgets(A_NETWORK, parts.clock)
  const wait = createWaiting()
  const working = createAtOnce()

  /** In how many ms it may be done; null: it may not. */
  async function take(headers: IncomingHttpHeaders, address: string, { price, kind }: Priced) {
    const uid = await parts.whoIs(headers)
    const who = `${kind === 'sound' ? 'sound ' : ''}${uid ?? networkOf(address)}`
    const [budgets, { atOnce }] = uid === null ? [networks, A_NETWORK] : [people, A_PERSON]
    return { who, atOnce, waitMs: budgets.take(who, price) }
  }

  /** In its turn. It is over when its answer has been heard. */
  async function begin(who: string, atOnce: number, reply: FastifyReply): Promise<void> {
    let hasBegun = false
    reply.raw.once('close', () => {
      if (hasBegun) working.end(who)
    })
    await working.begin(who, atOnce)
    hasBegun = true
    if (reply.raw.closed) working.end(who)
  }

  return {
    /** What was asked comes a little later where somebody has asked for very much, and not at all where that is far too much. */
    guard(app: FastifyInstance): void {
      app.addHook('onRequest', async (request: FastifyRequest, reply) => {
        const priced = priceOf(request.method, request.routeOptions.url)
        if (priced.price === 0) return
        const { who, atOnce, waitMs } = await take(request.headers, request.ip, priced)
        await wait(who, request.raw, async () => {
          if (waitMs !== 0) await sleep(waitMs ?? REFUSED_AFTER_MS)
          if (waitMs !== null && priced.kind === 'work') await begin(who, atOnce, reply)
        })
        // Nobody is there any more to hear it.
        if (request.raw.socket.destroyed) return void reply.hijack()
        // Who comes back from the hospital's sign-in sees what is answered.
        if (waitMs === null && request.routeOptions.url?.startsWith('/auth/'))
          return reply.redirect('/login?problem=busy' satisfies `${string}=${HospitalProblem}`)
        if (waitMs === null) return reply.code(429).header('retry-after', 1).send({ message: SLOW_DOWN })
      })
    },

    /** Whether somebody who is signed in may open one more connection now. Others are told who they are not. */
    async mayConnect(headers: IncomingHttpHeaders): Promise<boolean> {
      const uid = await parts.whoIs(headers)
      return uid === null || people.take(uid) === 0
    },
  }
}

/** What a request costs whoever asks it: about a millisecond of the node for each. */
interface Priced {
  readonly price: number
  /** `sound` comes up and is counted apart, so that nothing else that somebody asks for holds it up; `work` asks the database. */
  readonly kind: 'work' | 'file' | 'sound'
}

const FILE = 0.5
const ASKED = 1

const ofRoutes: { readonly [route: string]: number } = {
  // Whoever watches the nodes is always answered.
  '/api/health': 0,
  '/api/ready': 0,
  '/api/report': 15,
  '/api/archive': 10,
  '/api/archive/compared': 10,
  '/api/archive.csv': 30,
  '/api/archive/over-time': 15,
  '/api/archive/over-time.csv': 60,
  '/api/archive/completions.csv': 30,
  '/api/archive/:room/:run': 5,
  '/api/kept/:link': 5,
  '/api/own-runs': 15,
  '/api/own-runs.json': 60,
  '/api/own-runs/:room/:run': 5,
  // A password is checked, a guest or a room is made.
  'POST /api/sign-in': 10,
  'POST /api/sign-in/hospital': 10,
  '/auth/callback/hospital': 10,
  'POST /api/join': 5,
  'POST /api/practise': 10,
  'POST /api/rooms': 10,
}
/** By what the route's name ends with. */
const ofEnds: readonly (readonly [end: string, price: number])[] = [
  ['/as-it-was', 8],
  ['/time-line', 15],
  ['/report', 15],
  ['/report.csv', 15],
  ['/report.json', 15],
]
const uploads = new Set(['/api/recordings/:recording', '/api/rooms/:room/speak'])

/** Dear is what is worked out from a whole run. The route is undefined for pages, and for what is asked by long polling. */
function priceOf(method: string, route: string | undefined): Priced {
  if (route === undefined || !/^\/(api|auth|Audio)\//.test(route)) return { price: FILE, kind: 'file' }
  if (method === 'POST' && uploads.has(route)) return { price: ASKED, kind: 'sound' }
  const own = ofRoutes[route] ?? ofRoutes[`${method} ${route}`]
  const price = own ?? ofEnds.find(([end]) => route.endsWith(end))?.[1] ?? ASKED
  return { price, kind: route.includes('/Audio/') ? 'file' : 'work' }
}
