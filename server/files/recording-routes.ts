import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PROVIDER } from '#case/records/roles.ts'
import { recordingId } from '#case/records/spoken.ts'
import { messages } from '#content/texts/messages.ts'
import { refusalText } from '#content/texts/refusals.ts'
import { LARGEST_BYTES } from '#sound/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { isUnreachable } from '../store/database.ts'
import { checkRecording, type RecordingProblem, recordingProblems, toBeStored } from './check-recording.ts'
import { lingerThenCut, readBody } from './read-body.ts'
import { noSound, sendSound } from './send-sound.ts'

const soundTypes = /^(audio\/|application\/octet-stream|video\/(webm|mp4))/
const folders = { summary: 'Provider', handover: 'NICU' } as const
/** Each may hold as much in memory as a recording may be large. */
const MAX_UPLOADS = 4

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

/** Where the Provider's recordings come in. In a scope of its own: only here may a body be large and not JSON. */
export function addUploadRoute(app: FastifyInstance, parts: Parts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The handler reads the body itself, once it knows whose it is.
    scope.addContentTypeParser(soundTypes, (_request, _body, done) => done(null))
    scope.addHook('onResponse', async (request) => lingerThenCut(request.raw))
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (isUnreachable(error)) return fail(reply, 503, messages.serviceUnreachable)
      if (error.statusCode === 415) return failFor(reply, 'unknown-kind')
      if (error.statusCode && error.statusCode < 500) return fail(reply, error.statusCode, 'That could not be read.')
      request.log.error(error)
      return fail(reply, 500, messages.unforeseen)
    })

    let uploads = 0
    const preHandler = (request: FastifyRequest, reply: FastifyReply) => admit(parts, request, reply)
    scope.post('/api/recordings/:recording', { preHandler }, async (request, reply) => {
      if (uploads >= MAX_UPLOADS) return fail(reply, 429, 'Another upload is under way. Try again in a moment.')
      uploads++
      try {
        return await takeUpload(parts, request, reply)
      } finally {
        uploads--
      }
    })
  })
}

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
  const sent = await readBody(request.raw, LARGEST_BYTES)
  if (typeof sent === 'string') return failFor(reply, sent)
  const checked = checkRecording(sent)
  if (!checked.ok) return failFor(reply, checked.problem)
  const { bytes, mimeType, durationMs } = await toBeStored(sent, checked)
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

function failFor(reply: FastifyReply, problem: RecordingProblem) {
  const { status, sentence } = recordingProblems[problem]
  return fail(reply, status, sentence)
}

function fail(reply: FastifyReply, status: number, reason: string) {
  return reply.code(status).send({ message: messages.fileNotUploaded, reason })
}

/** Where recordings are heard: those that the present run names, by people who hold a seat in it. */
export function addAudioRoute(app: FastifyInstance, { rooms, sessions }: Parts): void {
  app.get('/Audio/*', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session) return noSound(reply, 401, refusalText({ code: 'signed-out' }))
    const { loop, recordings } = await rooms.current(session.room)
    const { run, records } = loop.state
    if (!records.LiveCaseTeam[session.uid]) return noSound(reply, 403, refusalText({ code: 'no-seat' }))

    const name = address.parse(request.params)['*']
    const path = `/Audio/${name}`
    const isNamed = Object.values(records.Recording).some((recording) => recording.path === path)
    const found = isNamed ? await recordings.find(path, run) : undefined
    if (!found) return noSound(reply, 404, 'There is no such recording in this case.')

    const read = (range: { first: number; last: number }) => recordings.read(path, run, range)
    return sendSound(request, reply, { name, ...found, read })
  })
}
