import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { PROVIDER } from '#case/records/roles.ts'
import { recordingId } from '#case/records/spoken.ts'
import { isReportDue } from '#case/rules/way-on.ts'
import { viewSpoken } from '#case/views/spoken.ts'
import { messages } from '#content/texts/messages.ts'
import { refusalText } from '#content/texts/refusals.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { RecordingStore } from '../store/recording-store.ts'
import { noSound, sendSound } from './send-sound.ts'
import { fail, failFor, type SoundRoute, type Taking } from './sound-scope.ts'
import { admitEducator, type EducatorNeeds } from './speech-route.ts'
import type { Sender } from './upload-places.ts'

const folders = { summary: 'Provider', handover: 'NICU' } as const

const upload = z.object({
  recording: recordingId,
  id: z.string().regex(/^[\w-]{8,64}$/),
  run: z.coerce.number().int().nonnegative(),
})
type Upload = z.infer<typeof upload>
const address = z.object({ '*': z.string() })

interface Needs {
  rooms: Rooms
  sessions: Sessions
}

/** Where the Provider's recordings come in. */
export const uploadRoute = (parts: Needs): SoundRoute => ({
  path: '/api/recordings/:recording',
  admit: (request, reply) => admit(parts, request, reply),
  take: (taking) => takeUpload(parts, taking),
})

/** Nothing is read from anyone but the Provider. */
async function admit({ rooms, sessions }: Needs, request: FastifyRequest, reply: FastifyReply): Promise<Sender | null> {
  const session = await sessions.find(request.headers)
  const no = (status: number, why: Parameters<typeof refusalText>[0]) => {
    fail(reply, status, refusalText(why))
    return null
  }
  if (!session) return no(401, { code: 'signed-out' })
  const { loop } = await rooms.current(session.room)
  const seat = loop.state.records.LiveCaseTeam[session.uid]
  if (!seat) return no(403, { code: 'no-seat' })
  if (seat.roleId !== PROVIDER) return no(403, { code: 'not-your-role', needs: [PROVIDER] })
  return { session, room: session.room }
}

async function takeUpload({ rooms, sessions }: Needs, { request, reply, read }: Taking) {
  const asked = upload.safeParse({ ...(request.query as object), ...(request.params as object) })
  if (!asked.success) return fail(reply, 400, 'This page asked for something the trainer does not know. Reload it.')
  const sound = await read()
  if (sound.problem !== null) return failFor(reply, sound.problem)
  const { bytes, mimeType, durationMs } = sound
  // Reading may have taken minutes, in which the session may have ended. Seat, step and run are for the rule to check.
  const session = await sessions.find(request.headers)
  if (!session) return fail(reply, 401, refusalText({ code: 'signed-out' }))

  const { loop, recordings } = await rooms.get(session.room)
  const { recording, run } = asked.data
  const path = `/Audio/${folders[recording]}${loop.now()}`
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

/** Where recordings are heard: those that the present run names, by people who hold a seat in it or lead its room. */
export function addAudioRoute(app: FastifyInstance, parts: EducatorNeeds): void {
  const { rooms, sessions } = parts
  app.get('/Audio/*', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session) return noSound(reply, 401, refusalText({ code: 'signed-out' }))
    const { loop, recordings, content } = await rooms.current(session.room)
    const { run, records } = loop.state
    const seat = records.LiveCaseTeam[session.uid]
    if (!seat) return noSound(reply, 403, refusalText({ code: 'no-seat' }))

    // Looking back together, all hear what was said to one of them.
    const isLookingBack = isReportDue(loop.state, content, seat.roleId)
    const heard = isLookingBack ? Object.values(records.Spoken) : viewSpoken({ state: loop.state, roleId: seat.roleId })
    return sendNamed(request, reply, {
      recordings,
      run,
      named: [...Object.values(records.Recording), ...heard.map(soundOf)],
    })
  })

  app.get('/api/rooms/:room/Audio/*', async (request, reply) => {
    const teacher = await admitEducator(parts, request, reply)
    if (!teacher) return reply
    const { room } = teacher
    const { loop, recordings } = await rooms.current(room)
    const { run, records } = loop.state
    const named = [...Object.values(records.Recording), ...Object.values(records.Spoken).map(soundOf)]
    return sendNamed(request, reply, { recordings, run, named })
  })
}

const soundOf = ({ sound }: { sound: { path: string } | null }) => sound

interface NamedSound {
  readonly recordings: RecordingStore
  readonly run: number
  /** What the run names, for who asks. */
  readonly named: readonly ({ readonly path: string } | null)[]
}

async function sendNamed(request: FastifyRequest, reply: FastifyReply, { recordings, run, named }: NamedSound) {
  const name = address.parse(request.params)['*']
  const path = `/Audio/${name}`
  const isNamed = named.some((recording) => recording?.path === path)
  const found = isNamed ? await recordings.find(path, run) : undefined
  if (!found) return noSound(reply, 404, 'There is no such recording in this case.')

  const read = (range: { first: number; last: number }) => recordings.read(path, run, range)
  return sendSound(request, reply, { name, ...found, read })
}
