import type { IncomingMessage } from 'node:http'
import type { EndedWhy, UploadPlace } from './upload-places.ts'

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
export function readBody(
  request: IncomingMessage,
  { limit, place, windowMs = WINDOW_MS }: Reading,
): Promise<Buffer | Unread> {
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
export function lingerThenCut(request: IncomingMessage): void {
  if (request.complete) return
  request.resume()
  const cut = setTimeout(() => request.complete || request.socket.destroy(), LINGER_MS)
  request.socket.once('close', () => clearTimeout(cut))
}
