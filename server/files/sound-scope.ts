import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#content/texts/messages.ts'
import { LARGEST_BYTES } from '#sound/limits.ts'
import { isUnreachable } from '../store/is-unreachable.ts'
import { checkRecording, type RecordingProblem, recordingProblems, toBeStored } from './check-recording.ts'
import type { EndedWhy, Sender, UploadPlace, UploadPlaces } from './upload-places.ts'

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

/** Who sends less than this in half a minute is gone, or keeps a place for nothing. */
const LEAST_BYTES = 30 * 1024
const WINDOW_MS = 30_000
/** How long the rest of a refused body is read and thrown away, so that its sender gets to read the answer. */
const LINGER_MS = 5000

type Unread = 'too-large' | 'cut' | 'crowded' | EndedWhy

interface Reading {
  readonly limit: number
  readonly place: Pick<UploadPlace, 'hold' | 'ended'>
  readonly windowMs?: number | undefined
}

/** The whole body; or why it is not read to its end, as soon as that is so. */
function readBody(request: IncomingMessage, { limit, place, windowMs = WINDOW_MS }: Reading): Promise<Buffer | Unread> {
  if (Number(request.headers['content-length']) > limit) return Promise.resolve('too-large')

  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    let before = 0
    const pace = setInterval(() => {
      if (length - before < LEAST_BYTES) request.destroy()
      before = length
    }, windowMs)

    function finish(body: Buffer | Unread): void {
      clearInterval(pace)
      request.off('data', take).off('end', end).off('close', cut)
      place.ended.removeEventListener('abort', stop)
      resolve(body)
    }
    function take(chunk: Buffer): void {
      length += chunk.length
      chunks.push(chunk)
      if (length > limit) finish('too-large')
      else if (!place.hold(chunk.length)) finish('crowded')
    }
    const end = () => finish(Buffer.concat(chunks))
    const cut = () => finish('cut')
    const stop = () => finish(place.ended.reason as EndedWhy) // as the place ends it

    // A broken connection is told as an error first; what counts is the close that follows.
    request.on('error', () => {})
    request.on('data', take).on('end', end).on('close', cut)
    place.ended.addEventListener('abort', stop)
    if (request.destroyed) cut()
  })
}

/** After an answer was given before the body had ended: cutting at once would lose the answer on its way. */
function lingerThenCut(request: IncomingMessage): void {
  if (request.complete) return
  request.resume()
  const cut = setTimeout(() => request.complete || request.socket.destroy(), LINGER_MS)
  request.socket.once('close', () => clearTimeout(cut))
}
