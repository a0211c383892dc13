import { useState } from 'react'
import type { SpokenToSeat } from '#case/views/spoken.ts'
import { keep, recall } from '../live/kept.ts'

/** Later than this it does not ring any more: a reload or a late visit finds it on the page. */
const FRESH_MS = 20_000

export const isFresh = ({ at }: Pick<SpokenToSeat, 'at'>, now: number): boolean => now - at < FRESH_MS

/** What was said and not closed yet, newest first. */
export const waitingSpeech = (spoken: readonly SpokenToSeat[], closed: readonly string[]): SpokenToSeat[] =>
  spoken.filter(({ id }) => !closed.includes(id)).reverse()

/** What this tab has closed of a run. */
export function useClosed(run: number): [closed: readonly string[], close: (id: string) => void] {
  const key = `spoken:${run}`
  const [, drawAgain] = useState(0)
  const kept = recall(key)
  const closed = Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  return [
    closed,
    (id) => {
      keep(key, [...closed, id])
      drawAgain((count) => count + 1)
    },
  ]
}
