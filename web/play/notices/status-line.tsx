import { deviceNow } from '../../base/live/device-clock.ts'
import type { LiveState } from '../../base/live/live-store.ts'
import { useNotice } from '../../base/live/notice-store.ts'
import { useConnection, useLive, useServerNow } from '../../base/live/surroundings.ts'

/** One reserved line: a message comes and goes in it and nothing moves. The connection's state goes first. */
export function StatusLine({ look = 'light', isLive = true }: { look?: 'light' | 'night'; isLive?: boolean }) {
  const notice = useNotice()
  const trouble = useConnectionText()
  const isOutdated = useLive((state) => state.isOutdated)
  const isTroubled = isLive && trouble !== null

  return (
    <div
      role="status"
      aria-live="polite"
      className={`flex min-h-8 items-center justify-center px-4 text-center text-sm leading-tight ${look === 'night' ? 'text-white' : 'text-ink-soft'}`}
    >
      {isTroubled ? (
        <p className="flex animate-late items-center gap-2 font-medium">
          <span aria-hidden className="size-2 shrink-0 animate-pulse rounded-full bg-away" />
          {trouble}
        </p>
      ) : (
        (notice && (
          <p key={notice.id} className="animate-notice font-medium">
            {notice.text}
          </p>
        )) ||
        (isOutdated && <Outdated />)
      )}
    </div>
  )
}

/** What is entered and not sent is kept by the device, so that a reload at any moment loses nothing. */
const Outdated = () => (
  <p className="flex flex-wrap items-center justify-center gap-x-2 font-medium">
    The trainer was updated.
    <button
      type="button"
      onClick={() => window.location.reload()}
      className="rounded-md px-2 py-1 font-semibold underline underline-offset-4"
    >
      Reload
    </button>
  </p>
)

function useConnectionText(): string | null {
  useServerNow()
  const connection = useConnection()
  const outbox = useLive((state) => state.outbox)
  const liveSince = useLive((state) => state.liveSince)
  return connectionText({ connection, outbox, liveSince }, deviceNow())
}

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
