import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { voice } from '#case/records/educating.ts'
import { roleId } from '#case/records/roles.ts'
import { refusalText } from '#content/texts/refusals.ts'
import { LONGEST_SPEECH_MS } from '#sound/limits.ts'
import type { Educators } from '../educators/educators.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { fail, failFor, type SoundRoute, type Taking } from './sound-scope.ts'
import type { Sender } from './upload-places.ts'

export interface EducatorNeeds {
  readonly rooms: Rooms
  readonly sessions: Sessions
  readonly educators: Educators
}

/** Recorders stop a little late. */
const STOPS_LATE_MS = 1000

const speech = z.object({
  room: z.string(),
  as: voice,
  /** Left out: to all. */
  to: z.coerce.number().pipe(roleId).optional(),
  id: z.string().regex(/^[\w-]{8,64}$/),
  run: z.coerce.number().int().nonnegative(),
})

/** Where an educator's own voice comes in, for the room it names. */
export const speechRoute = (parts: EducatorNeeds): SoundRoute => ({
  path: '/api/rooms/:room/speak',
  admit: (request, reply) => admitEducator(parts, request, reply),
  take: (taking) => takeSpeech(parts, taking),
})

/** Only for who leads the room that the path names. */
export async function admitEducator(
  { sessions, educators }: EducatorNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Sender | null> {
  const session = await sessions.find(request.headers)
  const { room } = request.params as { room: string } // the path names it
  if (session && (await educators.leads(session.uid, room))) return { session, room }
  if (session) fail(reply, 403, NOT_YOURS)
  else fail(reply, 401, refusalText({ code: 'signed-out' }))
  return null
}

const NOT_YOURS = 'This is not one of your rooms.'

async function takeSpeech({ rooms, sessions, educators }: EducatorNeeds, { request, reply, read }: Taking) {
  const asked = speech.safeParse({ ...(request.query as object), ...(request.params as object) })
  if (!asked.success) return fail(reply, 400, 'This page asked for something the trainer does not know. Reload it.')
  const sound = await read()
  if (sound.problem !== null) return failFor(reply, sound.problem)
  const { bytes, mimeType, durationMs } = sound
  if (durationMs > LONGEST_SPEECH_MS + STOPS_LATE_MS)
    return fail(reply, 422, 'What you say to the team can be a minute long.')
  const { room, as, to = null, id, run } = asked.data
  // Reading may have taken a while, in which the session or the right may have ended.
  const session = await sessions.find(request.headers)
  if (!session) return fail(reply, 401, refusalText({ code: 'signed-out' }))
  if (!(await educators.leads(session.uid, room))) return fail(reply, 403, NOT_YOURS)

  const { loop } = await rooms.current(room)
  const path = `/Audio/Educator${loop.now()}`
  const own = createHash('sha256').update(`${session.uid} speech ${id}`).digest('hex')
  const command = { kind: 'keep-speech', id: own, run, uid: session.uid, as, to, path, mimeType, durationMs }
  const answer = await loop.submit({ by: 'system' }, command, {
    session: session.id,
    attachment: { path, mimeType, bytes },
  })
  if (answer.ok) return { message: 'They hear it now.' }
  if ('retry' in answer) return fail(reply, 503, answer.message)
  return fail(reply, answer.refusal.code === 'unforeseen' ? 500 : 409, answer.message)
}
