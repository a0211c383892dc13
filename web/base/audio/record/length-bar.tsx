import { LONGEST_MS } from '#sound/limits.ts'
import { clockText } from '../../ui/number-text.ts'

interface Length {
  readonly from: number
  readonly to: number
}

const WARN_BEFORE_END_MS = 60_000

/** How long it is against how long it should be, and what else there is to say of it. */
export function LengthBar({ elapsedMs, good, note }: { elapsedMs: number; good: Length; note: string | null }) {
  const endMs = good.to * 1.6
  const percent = (ms: number) => `${Math.min(100, (ms / endMs) * 100)}%`
  const isNearEnd = elapsedMs > LONGEST_MS - WARN_BEFORE_END_MS

  return (
    <div className="space-y-1.5">
      <div aria-hidden data-bar className="relative h-3 overflow-hidden rounded-full bg-line">
        <div
          className="absolute inset-y-0 bg-[#bfe3cf]"
          style={{ left: percent(good.from), width: percent(good.to - good.from) }}
        />
        <div className="absolute inset-y-[3px] left-0 rounded-full bg-(--role)" style={{ width: percent(elapsedMs) }} />
      </div>
      <p role="status" className={`text-center text-sm ${note ? 'font-medium text-away' : 'text-ink-soft'}`}>
        {note ??
          (isNearEnd
            ? `It stops by itself at ${clockText(LONGEST_MS)}.`
            : `Good length: ${clockText(good.from)} to ${clockText(good.to)}`)}
      </p>
    </div>
  )
}

/** One word on how long a take is. */
export function lengthText(durationMs: number, good: Length): string {
  if (durationMs < good.from) return 'rather short'
  return durationMs > good.to ? 'rather long' : 'a good length'
}
