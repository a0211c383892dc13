import type { Clock } from '#case/views/view.ts'

/** Time on the transport clock, as long as the case says it took. */
export function elapsedMs({ startedAt, stoppedAt, pace }: Clock, now: number): number {
  if (startedAt === null) return 0
  return Math.max(0, (stoppedAt ?? now) - startedAt) * pace
}

/** Seconds up to 60, then minutes and seconds; the minutes may pass 59. */
export function timerText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  if (seconds <= 60) return String(seconds)
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Where a moment of the server lies on the transport clock, in ms of the case. */
export const onClock = ({ startedAt, pace }: Pick<Clock, 'startedAt' | 'pace'>, at: number): number =>
  startedAt === null ? 0 : Math.max(0, at - startedAt) * pace
