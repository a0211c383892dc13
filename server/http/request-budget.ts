import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HospitalProblem } from '#content/texts/hospital-problems.ts'
import { networkOf } from '../people/sign-in-throttle.ts'
import { createAtOnce } from '../turns/at-once.ts'
import { createBudgets } from '../turns/budgets.ts'
import { type Priced, priceOf } from './prices.ts'

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
