import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { KeptReport, KeptRun } from '#case/report/kept-run.ts'
import type { Educators } from '../educators/educators.ts'
import type { Sessions } from '../people/sessions.ts'
import { type Archive, GONE } from './archive.ts'
import { runByLink } from './seen-of-kept.ts'

export interface KeptNeeds {
  readonly archive: Archive
  readonly educators: Educators
  readonly sessions: Sessions
}
export type Kept = KeptRun & KeptReport
/** The kept run that somebody asks for, if they may read it. Answers why not, where it gives null. */
export type FindKept = (request: FastifyRequest, reply: FastifyReply) => Promise<Kept | null>

const named = z.object({ room: z.string(), run: z.coerce.number().int() })

/** For the educators of its room, and for whoever has its link. */
export function keptFinders(parts: KeptNeeds): { findTheirs: FindKept; findByLink: FindKept } {
  const { archive } = parts
  return {
    findTheirs: (request, reply) => findOfEducator(parts, request, reply),
    async findByLink(request, reply) {
      const { link } = z.object({ link: z.string().max(100) }).parse(request.params)
      const which = await archive.findByLink(link)
      const found = which && (await archive.read(which))
      return orGone(reply, found && runByLink(found))
    },
  }
}

/** The educator who asks. Answers why not, where it gives null. */
export async function signedIn(
  { sessions, educators }: KeptNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const session = await sessions.find(request.headers)
  if (session && (await educators.isEducator(session.uid))) return session.uid
  reply.code(session ? 403 : 401).send({ message: session ? 'Only educators see kept runs.' : 'You are signed out.' })
  return null
}

async function findOfEducator(parts: KeptNeeds, request: FastifyRequest, reply: FastifyReply): Promise<Kept | null> {
  const { archive, educators } = parts
  const uid = await signedIn(parts, request, reply)
  if (!uid) return null
  const which = named.safeParse(request.params)
  // What is another's is as if it were not there.
  const mayRead = which.success && (await educators.leads(uid, which.data.room))
  return orGone(reply, mayRead ? await archive.read(which.data) : null)
}

function orGone(reply: FastifyReply, found: Kept | null): Kept | null {
  if (!found) reply.code(404).send({ message: GONE })
  return found
}
