import { clockText } from '../../../base/ui/number-text.ts'
import type { Course } from './playhead.ts'

/** How far the case is at a moment of the run, by its own clock: as the report tells times. */
export function caseMsAt({ from, pauses, clock }: Course, at: number): number {
  const stoodMs = pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(pause.to, at) - pause.from), 0)
  const skippedMs = (clock?.skips ?? []).reduce((sum, skip) => sum + (skip.at <= at ? skip.ms : 0), 0)
  return (at - from - stoodMs + skippedMs) * (clock?.pace ?? 1)
}

const NEAR_MS = 1

/** When the case had come so far. */
export function momentOf(course: Course, caseMs: number): number {
  let [early, late] = [course.from, course.to]
  while (late - early > NEAR_MS) {
    const middle = (early + late) / 2
    if (caseMsAt(course, middle) < caseMs) early = middle
    else late = middle
  }
  return Math.round(late)
}

/** A moment of the run by the case's clock. */
export const caseTimeText = (course: Course, at: number): string =>
  elapsedText(caseMsAt(course, at), caseMsAt(course, course.to))

const HOUR_MS = 3_600_000

/** As on a clock: 4:05, and in a run of hours 1:04:05. */
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
