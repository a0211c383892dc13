import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ownRunsTexts } from '#content/texts/kept-runs.ts'
import { sendPacked } from '../http/send-packed.ts'
import type { Sessions } from '../people/sessions.ts'
import { GONE } from './archive.ts'
import { type OwnArchive, wantedOwn } from './own-runs.ts'

interface Needs {
  readonly sessions: Sessions
  readonly ownArchive: OwnArchive
}

const named = z.object({ room: z.string().max(64), run: z.coerce.number().int() })

/** What is kept of an account, for that one alone. */
export function addOwnRoutes(app: FastifyInstance, { sessions, ownArchive }: Needs): void {
  /** Answers why not, where it gives null. */
  async function account(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    reply.header('cache-control', 'no-store')
    const session = await sessions.find(request.headers)
    if (session && !session.isGuest) return session.uid
    reply.code(session ? 403 : 401).send({ message: session ? ownRunsTexts.guest : 'You are signed out.' })
    return null
  }
  const gone = (reply: FastifyReply) => reply.code(404).send({ message: GONE })

  app.get('/api/own-runs', async (request, reply) => {
    const uid = await account(request, reply)
    return uid ? sendPacked(request, reply, await ownArchive.list(uid, wantedOwn.parse(request.query))) : reply
  })
  app.get('/api/own-runs/:room/:run', async (request, reply) => {
    const uid = await account(request, reply)
    if (!uid) return reply
    const which = named.safeParse(request.params)
    const found = which.success ? await ownArchive.read(uid, which.data) : null
    return found ? sendPacked(request, reply, found) : gone(reply)
  })
  app.post('/api/own-runs/:room/:run/take-out', async (request, reply) => {
    const uid = await account(request, reply)
    if (!uid) return reply
    const which = named.safeParse(request.params)
    const isOut = which.success && (await ownArchive.takeOut(uid, which.data))
    return isOut ? { message: ownRunsTexts.takenOut } : gone(reply)
  })
  app.get('/api/own-runs.json', async (request, reply) => {
    const uid = await account(request, reply)
    if (!uid) return reply
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="neonatal-transport-kept-of-me.json"',
    })
    return reply.send(Readable.from(ownArchive.everything(uid)))
  })
}
