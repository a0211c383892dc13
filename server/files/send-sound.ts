import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#content/texts/messages.ts'

interface Sound {
  readonly name: string
  readonly mimeType: string
  readonly size: number
  /** The bytes from the first to the last, piece by piece. */
  readonly read: (range: { first: number; last: number }) => AsyncIterable<Buffer>
}

/** A recording, or the part of it that was asked for. */
export function sendSound(request: FastifyRequest, reply: FastifyReply, { name, mimeType, size, read }: Sound) {
  reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-store')
  // If-Range compares with a version of the file, and we name none: it can only mean the whole.
  const range = byteRange(request.headers['if-range'] ? undefined : request.headers.range, size)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    return noSound(reply, 416, 'The recording is not that long.')
  }
  const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`)
  return reply
    .header('content-type', mimeType)
    .header('content-length', last + 1 - first)
    .header('content-disposition', `inline; filename="${name}.${mimeType.replace('audio/', '')}"`)
    .send(Readable.from(read({ first, last }), { highWaterMark: 1 }))
}

export function noSound(reply: FastifyReply, status: number, reason: string) {
  return reply.code(status).send({ message: messages.fileNotDownloaded, reason })
}

interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * What a Range header asks of a file. `whole`: no range, or one that may be ignored, several at once among them.
 * https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '')
  if (!asked) return 'whole'
  const [, from = '', to = ''] = asked
  if (from === '' && to === '') return 'whole'
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 }

  const first = Number(from)
  if (to !== '' && Number(to) < first) return 'whole'
  if (first >= size) return 'unsatisfiable'
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
