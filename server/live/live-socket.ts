import { deflateSync } from 'node:zlib'
import type { LiveMessage } from '#case/live-messages.ts'
import type { PageAt } from '../people/channels.ts'

/** The connection of a page of somebody in a room. */
export type LiveSocket = PageAt<'/'>

export function tell(socket: LiveSocket, message: LiveMessage): void {
  const bytes = socket.handshake.auth.unpacks === true ? packed(message) : null
  if (bytes) socket.emit('packed', bytes)
  else socket.emit('live', message)
}

/** Whether a page reads what has changed inside a field. One of before that would take it for no change at all. */
export const readsDifferences = ({ auth }: LiveSocket['handshake']): boolean => auth.rules !== undefined

/** What is smaller goes as it is: packing it would cost more than it spares. */
const LEAST_LENGTH = 4 * 1024

/** A large message as it goes to a page that can unpack it, null for any other. */
export function packed(message: LiveMessage): Buffer | null {
  const text = JSON.stringify(message)
  return text.length < LEAST_LENGTH ? null : deflateSync(text)
}

/** Of a page of any kind. */
export interface AnySocket {
  readonly id: string
  readonly rooms: ReadonlySet<string>
  readonly nsp: { readonly name: string }
  readonly conn: LiveSocket['conn']
  readonly data: Partial<LiveSocket['data']>
  readonly emit: (event: 'signed-out') => unknown
  readonly leave: (group: string) => unknown
  readonly disconnect: (isWhole: boolean) => unknown
  readonly once: (event: 'disconnect', listener: () => void) => unknown
}

/** Their session has ended: these pages are told so, and hear no more. */
export function dismiss(sockets: readonly AnySocket[]): void {
  for (const socket of sockets) {
    socket.emit('signed-out')
    for (const group of socket.rooms) if (group !== socket.id) socket.leave(group)
  }
  // A log-out sent over one of these very sockets still gets its answer.
  const underWay = sockets.flatMap(({ data }) => [...(data.underWay ?? [])])
  void Promise.allSettled(underWay).then(() => {
    for (const socket of sockets) socket.disconnect(true)
  })
}
