import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#content/texts/messages.ts'
import { LARGEST_BYTES } from '#sound/limits.ts'
import { isUnreachable } from '../store/is-unreachable.ts'
import { checkRecording, type RecordingProblem, recordingProblems, toBeStored } from './check-recording.ts'
import { lingerThenCut, readBody } from './read-body.ts'
import type { Sender, UploadPlaces } from './upload-places.ts'

const soundTypes = /^(audio\/|application\/octet-stream|video\/(webm|mp4))/

export interface SoundRoute {
  readonly path: string
  /** Who sends it, before anything is read; null: it is answered that they may not. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<Sender | null>
  readonly take: (taking: Taking) => Promise<unknown>
}

/** An upload that has its place. */
export interface Taking {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly read: () => ReturnType<typeof readSound>
}

interface SoundScope {
  readonly routes: readonly SoundRoute[]
  readonly places: UploadPlaces
  readonly windowMs?: number | undefined
}

/** Where recordings come in. In a scope of its own: only here may a body be large and not JSON. */
export function addSoundRoutes(app: FastifyInstance, { routes, places, windowMs }: SoundScope): void {
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

    for (const { path, admit, take } of routes) {
      scope.post(path, async (request, reply) => {
        const sender = await admit(request, reply)
        if (!sender) return reply
        const place = places.take(sender)
        if (!place) return failFor(reply, 'crowded')
        try {
          const read = () => readSound(request, { limit: LARGEST_BYTES, place, windowMs })
          return await take({ request, reply, read })
        } finally {
          place.leave()
        }
      })
    }
  })
}

/** What was sent, as it is to be stored; or what is wrong with it. */
async function readSound(request: FastifyRequest, reading: Parameters<typeof readBody>[1]) {
  const sent = await readBody(request.raw, reading)
  if (typeof sent === 'string') return { problem: sent }
  const checked = checkRecording(sent)
  return checked.ok ? { problem: null, ...(await toBeStored(sent, checked)) } : { problem: checked.problem }
}

export function failFor(reply: FastifyReply, problem: RecordingProblem) {
  const { status, sentence } = recordingProblems[problem]
  return fail(reply, status, sentence)
}

export function fail(reply: FastifyReply, status: number, reason: string) {
  return reply.code(status).send({ message: messages.fileNotUploaded, reason })
}
