import { useView } from '../live/live-store.ts'
import { useServerNow } from '../live/server-clock.ts'
import { Reading } from './reading.tsx'
import { elapsedMs, timerText } from './timer-text.ts'

const LABEL = 'Transport timer'

export function TimerBadge() {
  const clock = useView((view) => view.clock)
  const now = useServerNow(clock?.startedAt ?? 0)
  const text = clock ? timerText(elapsedMs(clock, now)) : '0'

  return (
    <Reading label={LABEL}>
      <span role="timer" aria-label={LABEL}>
        {text}
      </span>
    </Reading>
  )
}
