import { useView } from '../live/live-store.ts'
import { useServerNow } from '../live/server-clock.ts'
import { elapsedMs, timerText } from '../steps/transport-clock.ts'
import { Reading } from './reading.tsx'

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
