import { useConnection, useLive } from '../live/live-store.ts'
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

/** What a person should know of the connection, null while all is well. */
export function useConnectionText(): string | null {
  useServerNow()
  const connection = useConnection()
  const outbox = useLive((state) => state.outbox)
  const isSlow = outbox.some(({ askedAt }) => Date.now() - askedAt > LONG_WAIT_MS)
  const unsent = outbox.length > 0 && (connection !== 'live' || isSlow) ? `${outbox.length} unsent` : null

  return [texts[connection], unsent].filter(Boolean).join(' · ') || null
}
