import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AsItWas, TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { lineByLink, momentByLink, momentOfKept } from '../archive/seen-of-kept.ts'
import { sendPacked } from '../http/send-packed.ts'
import { isUnreachable } from '../store/is-unreachable.ts'
import { onceForEach } from '../turns/once-for-each.ts'
import { type FindPast, NOT_BEGUN, type PastAsked, type PastNeeds, pastFinders } from './find-past.ts'
import type { RunPasts } from './run-pasts.ts'

interface Needs extends PastNeeds {
  readonly pasts: RunPasts
}

/** A time of the server in ms. A playhead may stand between two. */
const moment = z.object({
  at: z
    .string()
    .regex(/^-?\d{1,15}(\.\d+)?$/)
    .transform((text) => Math.floor(Number(text))),
})

const OTHER_RULES = 'This run was played with an earlier version of the trainer: it cannot be shown on a time line.'
const NO_MOMENT = 'Say which moment: at, a time in ms.'

/** A run looked back on: on one line, and as it was at a moment. For its team, its educators, and who may read it kept. */
export function addDebriefingRoutes(app: FastifyInstance, parts: Needs): void {
  const { findOfTeam, findOfRoom, findKept, findByLink } = pastFinders(parts)
  addPast(app, '/api/debriefing', findOfTeam, parts.pasts)
  addPast(app, '/api/rooms/:room', findOfRoom, parts.pasts)
  addPast(app, '/api/archive/:room/:run', findKept, parts.pasts)
  addPast(app, '/api/kept/:link', findByLink, parts.pasts)
}

function addPast(app: FastifyInstance, path: string, find: FindPast, pasts: RunPasts): void {
  app.get(`${path}/time-line`, async (request, reply) => {
    const asked = await find(request, reply)
    if (!asked) return reply
    return give(request, reply, asked, async () => {
      const line = await pasts.timeLine(asked.which)
      return line && asTold(line, asked)
    })
  })
  app.get(`${path}/as-it-was`, async (request, reply) => {
    const asked = await find(request, reply)
    if (!asked) return reply
    const query = moment.safeParse(request.query)
    if (!query.success) return reply.code(400).send({ message: NO_MOMENT })
    return give(request, reply, asked, async () => {
      const was = await pasts.asItWas(asked.which, query.data.at)
      return was && asSeen(was, asked)
    })
  })
}

const lineOnce = onceForEach<TimeLine, TimeLine>()
const momentOnce = onceForEach<AsItWas, AsItWas>()

/** As they may have it. Those who may have the same share it, and how it is packed. */
function asTold(line: TimeLine, asked: PastAsked): TimeLine {
  const { isOpen, isByLink, soundAt } = asked
  return lineOnce(line, JSON.stringify([isOpen, isByLink, soundAt('')]), () => {
    const told = tellTo(line, asked)
    return isByLink ? lineByLink(told) : told
  })
}

function asSeen(was: AsItWas, asked: PastAsked): AsItWas {
  const { isOpen, isByLink, isKept, uid } = asked
  const seats = was.views.map(({ team }, roleId) => team.some((seat) => seat.roleId === roleId && seat.uid === uid))
  const own = was.views.flatMap(({ note }, roleId) => (note !== null && seats[roleId] ? [roleId] : []))
  return momentOnce(was, JSON.stringify([isOpen, isByLink, isKept, own]), () => {
    const seen = showTo(was, own, asked)
    return isByLink ? momentByLink(seen) : isKept ? momentOfKept(seen) : seen
  })
}

/** Sound where it is heard by who asks; moments, what has a plus or a minus and wrong read-backs, which judge, once verdicts are open. */
function tellTo(line: TimeLine, { soundAt, isOpen }: PastAsked): TimeLine {
  const open = isOpen ? line.entries : line.entries.filter((entry) => !judges(entry))
  const entries = open.map((entry) => {
    if (!entry.sound) return entry
    const { sound, ...others } = entry
    const path = soundAt(sound.path)
    return path === null ? others : { ...others, sound: { ...sound, path } }
  })
  const hasLost = line.entries.some(({ sound }) => sound && soundAt(sound.path) === null)
  const missing = hasLost ? [...line.missing, 'The sound of this run was not kept.'] : line.missing
  return { ...line, missing, entries, moments: isOpen ? line.moments : null }
}

const judges = ({ lane, kind }: TimeLine['entries'][number]): boolean =>
  kind === 'plus' || kind === 'minus' || (lane === 'orders' && kind === 'wrong')

/** Notes are for who wrote them alone. */
function showTo(was: AsItWas, own: readonly number[], { isOpen }: PastAsked): AsItWas {
  const shown = (view: AsItWas['views'][number], roleId: number): typeof view => ({
    ...view,
    note: own.includes(roleId) ? view.note : null,
  })
  const [provider, rt, rn] = was.views
  const newborn = isOpen ? was.newborn : { ...was.newborn, next: [] }
  return { ...was, views: [shown(provider, 0), shown(rt, 1), shown(rn, 2)], newborn }
}

/** Answers with what was worked out, or why there is nothing. */
async function give(
  request: FastifyRequest,
  reply: FastifyReply,
  { isKept }: PastAsked,
  work: () => Promise<object | null>,
): Promise<FastifyReply> {
  const found = await work().catch((error: unknown) => {
    // What was played with other rules may say what these do not know.
    if (!isKept || isUnreachable(error)) throw error
    request.log.warn(error)
    return OTHER_RULES
  })
  if (!found || typeof found === 'string') return reply.code(409).send({ message: found ?? NOT_BEGUN })
  return sendPacked(request, reply, found)
}
