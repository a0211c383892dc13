import type { Socket, Transport } from 'engine.io'

/** What may wait for one connection, beside one message as large as it is. Whoever reads gets by with a few hundred bytes. */
const MOST_WAITING_BYTES = 1024 * 1024

export interface Backlog {
  /** When all that was given to the connection by now has left, or the connection has ended. */
  whenSent(): Promise<void>
}

/** Watches what is given to a connection and what has left. Says once when more waits than may. */
export function watchBacklog(connection: Socket, onTooMuch: () => void): Backlog {
  let given = 0
  let handedOn = 0
  let sent = 0
  /** Of what waits. */
  let largest = 0
  let isTooMuch = false
  const waiting = new Set<{ until: number; resolve: () => void }>()

  const release = (upTo: number) => {
    sent = upTo
    for (const one of waiting) {
      if (one.until > sent) continue
      waiting.delete(one)
      one.resolve()
    }
  }
  const follow = (transport: Transport) => transport.on('drain', () => release(handedOn))

  connection.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
    const size = data?.length ?? 0
    given += size
    largest = Math.max(largest, size)
    if (isTooMuch || given - handedOn - largest <= MOST_WAITING_BYTES) return
    isTooMuch = true
    onTooMuch()
  })
  connection.on('flush', () => {
    handedOn = given
    largest = 0
  })
  connection.on('upgrade', follow)
  connection.on('close', () => release(given))
  follow(connection.transport)

  return {
    whenSent: () =>
      sent >= given || connection.readyState !== 'open'
        ? Promise.resolve()
        : new Promise((resolve) => waiting.add({ until: given, resolve })),
  }
}
