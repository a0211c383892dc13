import type { IncomingMessage } from 'node:http'

/** A sender who is silent for this long is gone. */
const IDLE_MS = 30_000
/** How long the rest of a refused body is read and thrown away, so that its sender gets to read the answer. */
const LINGER_MS = 5000

/** The whole body; or that it is longer than the limit, as soon as it is; or that it ended too early. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 'too-large' | 'cut'> {
  if (Number(request.headers['content-length']) > limit) return Promise.resolve('too-large')

  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const idle = setTimeout(() => request.destroy(), IDLE_MS)

    function finish(body: Buffer | 'too-large' | 'cut'): void {
      clearTimeout(idle)
      request.off('data', take).off('end', end).off('close', cut)
      resolve(body)
    }
    function take(chunk: Buffer): void {
      idle.refresh()
      length += chunk.length
      chunks.push(chunk)
      if (length > limit) finish('too-large')
    }
    const end = () => finish(Buffer.concat(chunks))
    const cut = () => finish('cut')

    // A broken connection is told as an error first; what counts is the close that follows.
    request.on('error', () => {})
    request.on('data', take).on('end', end).on('close', cut)
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
