import { useLive } from '../live/live-store.ts'
import { useNotice } from '../live/notice-store.ts'
import { useConnectionText } from './connection-text.ts'

/** One reserved line: a message comes and goes in it and nothing moves. The connection's state goes first. */
export function StatusLine({ look = 'light', isLive = true }: { look?: 'light' | 'night'; isLive?: boolean }) {
  const notice = useNotice()
  const connectionText = useConnectionText()
  const isOutdated = useLive((state) => state.isOutdated)
  const isTroubled = isLive && connectionText !== null

  return (
    <div
      role="status"
      aria-live="polite"
      className={`flex min-h-8 items-center justify-center px-4 text-center text-sm leading-tight ${look === 'night' ? 'text-white' : 'text-ink-soft'}`}
    >
      {isTroubled ? (
        <p className="flex animate-late items-center gap-2 font-medium">
          <span aria-hidden className="size-2 shrink-0 animate-pulse rounded-full bg-away" />
          {connectionText}
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
