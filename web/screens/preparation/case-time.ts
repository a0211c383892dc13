import type { Clock } from '#case/views/view.ts'

/** Where a moment of the server lies on the transport clock, in ms of the case. */
export const onClock = ({ startedAt, pace }: Pick<Clock, 'startedAt' | 'pace'>, at: number): number =>
  startedAt === null ? 0 : Math.max(0, at - startedAt) * pace

/** Minutes and seconds of the case: 0:30, 10:00. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What is left of a time: it says 0:00 only when nothing is. */
export const leftText = (ms: number): string => clockText(Math.ceil(ms / 1000) * 1000)
