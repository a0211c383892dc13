import type { Socket, Transport } from 'engine.io'

/** What may wait for one connection, beside one message as large as it is. Whoever reads gets by with a few hundred bytes. */
const MOST_WAITING_BYTES = 1024 * 1024

export interface Backlog {
  /** When all that was given to the connection by now has left, or the connection has ended. */
  whenSent(): Promise<void>
}

/** Watches what is given to a connection and what has left. Says once when more waits than may. */
export function watchBacklog(connection: Socket, onTooMuch: () => void): Backlog {
  let queuedBytes = 0
  let flushedBytes = 0
  let sentBytes = 0
  /** Of what waits. */
  let largestBytes = 0
  let isTooMuch = false
  const waiting = new Set<{ until: number; resolve: () => void }>()

  const release = (upTo: number) => {
    sentBytes = upTo
    for (const one of waiting) {
      if (one.until > sentBytes) continue
      waiting.delete(one)
      one.resolve()
    }
  }
  const follow = (transport: Transport) => transport.on('drain', () => release(flushedBytes))

  connection.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
    const size = data?.length ?? 0
    queuedBytes += size
    largestBytes = Math.max(largestBytes, size)
    if (isTooMuch || queuedBytes - flushedBytes - largestBytes <= MOST_WAITING_BYTES) return
    isTooMuch = true
    onTooMuch()
  })
  connection.on('flush', () => {
    flushedBytes = queuedBytes
    largestBytes = 0
  })
  connection.on('upgrade', follow)
  connection.on('close', () => release(queuedBytes))
  follow(connection.transport)

  return {
    whenSent: () =>
      sentBytes >= queuedBytes || connection.readyState !== 'open'
        ? Promise.resolve()
        : new Promise((resolve) => waiting.add({ until: queuedBytes, resolve })),
  }
}
