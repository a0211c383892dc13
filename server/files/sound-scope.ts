import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#content/texts/messages.ts'
import { LARGEST_BYTES } from '#sound/limits.ts'
import { isUnreachable } from '../store/database.ts'
import { checkRecording, type RecordingProblem, recordingProblems, toBeStored } from './check-recording.ts'
import { lingerThenCut, readBody } from './read-body.ts'

const soundTypes = /^(audio\/|application\/octet-stream|video\/(webm|mp4))/
/** Each may hold as much in memory as a recording may be large. */
const MAX_UPLOADS = 4

export interface SoundRoute {
  readonly path: string
  /** Says no before anything is read from who may not send it. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  readonly take: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** Where recordings come in. In a scope of its own: only here may a body be large and not JSON. */
export function addSoundRoutes(app: FastifyInstance, routes: readonly SoundRoute[]): void {
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
    for (const { path, admit, take } of routes) {
      scope.post(path, { preHandler: admit }, async (request, reply) => {
        if (uploads >= MAX_UPLOADS) return fail(reply, 429, 'Another upload is under way. Try again in a moment.')
        uploads++
        try {
          return await take(request, reply)
        } finally {
          uploads--
        }
      })
    }
  })
}

/** What was sent, as it is to be stored; or what is wrong with it. */
export async function readSound(request: FastifyRequest) {
  const sent = await readBody(request.raw, LARGEST_BYTES)
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
