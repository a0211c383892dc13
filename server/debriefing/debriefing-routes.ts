import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AsItWas, TimeLine } from '#case/debriefing/messages.ts'
import { lineByLink, momentByLink } from '../archive/seen-by-link.ts'
import { sendPacked } from '../http/send-packed.ts'
import { isUnreachable } from '../store/database.ts'
import { type FindPast, NOT_BEGUN, type PastAsked, type PastParts, pastFinders } from './find-past.ts'
import type { RunPasts } from './run-pasts.ts'

interface Parts extends PastParts {
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
export function addDebriefingRoutes(app: FastifyInstance, parts: Parts): void {
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
      const told = line && asTold(line, asked)
      return told && asked.isByLink ? lineByLink(told) : told
    })
  })
  app.get(`${path}/as-it-was`, async (request, reply) => {
    const asked = await find(request, reply)
    if (!asked) return reply
    const query = moment.safeParse(request.query)
    if (!query.success) return reply.code(400).send({ message: NO_MOMENT })
    return give(request, reply, asked, async () => {
      const was = await pasts.asItWas(asked.which, query.data.at)
      const seen = was && asSeen(was, asked)
      return seen && asked.isByLink ? momentByLink(seen) : seen
    })
  })
}

/** Sound where it is heard by who asks; moments and what has a plus or a minus, which judge, once verdicts are open. */
function asTold(line: TimeLine, { soundAt, isOpen }: PastAsked): TimeLine {
  const open = isOpen ? line.entries : line.entries.filter(({ kind }) => kind !== 'plus' && kind !== 'minus')
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

/** Notes are for who wrote them alone; who looks at a kept run learns nobody's id. */
function asSeen(was: AsItWas, { uid, isOpen, isKept }: PastAsked): AsItWas {
  const seen = (view: AsItWas['views'][number], roleId: number): typeof view => {
    const isOwn = view.team.some((seat) => seat.roleId === roleId && seat.uid === uid)
    const team = isKept ? view.team.map((seat) => ({ ...seat, uid: '' })) : view.team
    return { ...view, note: isOwn ? view.note : null, team, seatNews: isKept ? [] : view.seatNews }
  }
  const [provider, rt, rn] = was.views
  const newborn = isOpen ? was.newborn : { ...was.newborn, next: [] }
  return { ...was, views: [seen(provider, 0), seen(rt, 1), seen(rn, 2)], newborn }
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
