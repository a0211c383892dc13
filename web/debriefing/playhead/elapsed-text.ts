import { clockText } from '../../ui/number-text.ts'

const HOUR_MS = 3_600_000

/** Time since the run's start, as on a clock: 4:05, and in a run of hours 1:04:05. */
export function elapsedText(ms: number, runMs: number): string {
  if (runMs < HOUR_MS) return clockText(ms)
  const hours = Math.floor(Math.max(0, ms) / HOUR_MS)
  return `${hours}:${clockText(ms - hours * HOUR_MS).padStart(5, '0')}`
}

/** The same in words, to be heard. */
export function elapsedWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [
    counted(Math.floor(seconds / 3600), 'hour'),
    counted(Math.floor(seconds / 60) % 60, 'minute'),
    counted(seconds % 60, 'second'),
  ].filter((part) => part !== null)
  return parts.join(' ') || '0 seconds'
}

const counted = (count: number, what: string): string | null =>
  count === 0 ? null : `${count} ${what}${count === 1 ? '' : 's'}`
