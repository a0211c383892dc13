import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PROVIDER } from '#case/records/roles.ts'
import { recordingId } from '#case/records/spoken.ts'
import { viewSpoken } from '#case/views/spoken.ts'
import { messages } from '#content/texts/messages.ts'
import { refusalText } from '#content/texts/refusals.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { noSound, sendSound } from './send-sound.ts'
import { fail, failFor, readSound, type SoundRoute } from './sound-scope.ts'

const folders = { summary: 'Provider', handover: 'NICU' } as const

const upload = z.object({
  recording: recordingId,
  id: z.string().regex(/^[\w-]{8,64}$/),
  run: z.coerce.number().int().nonnegative(),
})
type Upload = z.infer<typeof upload>
const address = z.object({ '*': z.string() })

interface Parts {
  rooms: Rooms
  sessions: Sessions
}

/** Where the Provider's recordings come in. */
export const uploadRoute = (parts: Parts): SoundRoute => ({
  path: '/api/recordings/:recording',
  admit: (request, reply) => admit(parts, request, reply),
  take: (request, reply) => takeUpload(parts, request, reply),
})

/** Nothing is read from anyone but the Provider. */
async function admit({ rooms, sessions }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const session = await sessions.find(request.headers)
  if (!session) return fail(reply, 401, refusalText({ code: 'signed-out' }))
  const { loop } = await rooms.current(session.room)
  const seat = loop.state.records.LiveCaseTeam[session.uid]
  if (!seat) return fail(reply, 403, refusalText({ code: 'no-seat' }))
  if (seat.roleId !== PROVIDER) return fail(reply, 403, refusalText({ code: 'not-your-role', needs: [PROVIDER] }))
}

async function takeUpload({ rooms, sessions }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const asked = upload.safeParse({ ...(request.query as object), ...(request.params as object) })
  if (!asked.success) return fail(reply, 400, 'This page asked for something the trainer does not know. Reload it.')
  const sound = await readSound(request)
  if (sound.problem !== null) return failFor(reply, sound.problem)
  const { bytes, mimeType, durationMs } = sound
  // Reading may have taken minutes, in which the session may have ended. Seat, step and run are for the rule to check.
  const session = await sessions.find(request.headers)
  if (!session) return fail(reply, 401, refusalText({ code: 'signed-out' }))

  const { loop, recordings } = await rooms.get(session.room)
  const { recording, run } = asked.data
  const path = `/Audio/${folders[recording]}${Date.now()}`
  const id = commandId(session.uid, asked.data)
  const command = { kind: 'keep-recording', id, run, uid: session.uid, recording, path, mimeType, durationMs }
  const answer = await loop.submit({ by: 'system' }, command, {
    session: session.id,
    attachment: { path, mimeType, bytes },
  })
  if (answer.ok) {
    const kept = await recordings.keptAt(answer.version)
    return kept
      ? { message: messages.fileUploaded, ...kept }
      : fail(reply, 409, refusalText({ code: 'case-restarted' }))
  }
  if ('retry' in answer) return fail(reply, 503, answer.message)
  return fail(reply, answer.refusal.code === 'unforeseen' ? 500 : 409, answer.message)
}

/** The system gives this command for many people: the same id chosen by two of them must stay two. */
const commandId = (uid: string, { recording, id }: Upload): string =>
  createHash('sha256').update(`${uid} ${recording} ${id}`).digest('hex')

/** Where recordings are heard: those that the present run names, by people who hold a seat in it. */
export function addAudioRoute(app: FastifyInstance, { rooms, sessions }: Parts): void {
  app.get('/Audio/*', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session) return noSound(reply, 401, refusalText({ code: 'signed-out' }))
    const { loop, recordings } = await rooms.current(session.room)
    const { run, records } = loop.state
    const seat = records.LiveCaseTeam[session.uid]
    if (!seat) return noSound(reply, 403, refusalText({ code: 'no-seat' }))

    const name = address.parse(request.params)['*']
    const path = `/Audio/${name}`
    const heard = viewSpoken({ state: loop.state, roleId: seat.roleId }).map(({ sound }) => sound)
    const isNamed = [...Object.values(records.Recording), ...heard].some((recording) => recording?.path === path)
    const found = isNamed ? await recordings.find(path, run) : undefined
    if (!found) return noSound(reply, 404, 'There is no such recording in this case.')

    const read = (range: { first: number; last: number }) => recordings.read(path, run, range)
    return sendSound(request, reply, { name, ...found, read })
  })
}
