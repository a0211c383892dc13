import { useConnection, useLive } from '../live/live-store.ts'
import { useServerNow } from '../live/server-clock.ts'

/** Most messages are back within a blink. Shown as waiting at once, they would flicker. */
const BLINK_MS = 600

/** One's own messages that the server does not have yet. */
export function useWaitingMessages(): { id: string; text: string }[] {
  useServerNow()
  const isLive = useConnection() === 'live'
  const outbox = useLive((state) => state.outbox)

  return outbox.flatMap(({ id, request, askedAt }) => {
    if (request.kind !== 'send-message') return []
    return isLive && Date.now() - askedAt < BLINK_MS ? [] : [{ id, text: request.message }]
  })
}
