import { type LiveState, useConnection, useLive } from '../live/live-store.ts'
import { useServerNow } from '../live/server-clock.ts'

const LONG_WAIT_MS = 2000

const texts = {
  connecting: 'Connecting',
  live: null,
  'catching-up': 'Catching up',
  offline: 'Offline, reconnecting',
  crowded: 'Too many of your pages are open: close one',
  'signed-out': null,
} as const

/** What a person should know of the connection, null while all is well. `now` in ms of the device. */
export function connectionText(
  { connection, outbox, liveSince }: Pick<LiveState, 'connection' | 'outbox' | 'liveSince'>,
  now: number,
): string | null {
  // What was asked while the page was cut off has still to be sent when it is live again, however short that was.
  const isLate = outbox.some(({ askedAt }) => askedAt < liveSince || now - askedAt > LONG_WAIT_MS)
  const unsent = outbox.length > 0 && (connection !== 'live' || isLate) ? `${outbox.length} unsent` : null

  return [texts[connection], unsent].filter(Boolean).join(' · ') || null
}

export function useConnectionText(): string | null {
  useServerNow()
  const connection = useConnection()
  const outbox = useLive((state) => state.outbox)
  const liveSince = useLive((state) => state.liveSince)
  return connectionText({ connection, outbox, liveSince }, Date.now())
}
