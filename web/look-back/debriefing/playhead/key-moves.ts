import { countUntil } from '../../../base/charts/in-order.ts'
import type { Stretch } from './playhead.ts'

export const STEP_MS = 5000
/** With Shift. */
export const STRIDE_MS = 60_000

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

/** Where a key takes the playhead; null where it is none of ours. `stops`: when something happened, in order. */
export function keyTarget({ key, shiftKey }: Key, at: number, run: Stretch, stops: readonly number[]): number | null {
  const step = shiftKey ? STRIDE_MS : STEP_MS
  const to = targetOf(key, at, step, run, stops)
  return to === null ? null : Math.min(Math.max(run.from, to), run.to)
}

function targetOf(key: string, at: number, step: number, run: Stretch, stops: readonly number[]): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + step
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - step
  if (key === 'Home') return run.from
  if (key === 'End') return run.to
  if (key === 'PageUp') return stopBefore(stops, at) ?? run.from
  if (key === 'PageDown') return stopAfter(stops, at) ?? run.to
  return null
}

export const stopBefore = (stops: readonly number[], at: number): number | undefined =>
  stops[countUntil(stops, (stop) => stop >= at) - 1]

export const stopAfter = (stops: readonly number[], at: number): number | undefined =>
  stops[countUntil(stops, (stop) => stop > at)]

/** Where a press is likely to lead from here: to the stops next to it, and to the run's ends. */
export function likelyMoves(at: number, { from, to }: Stretch, stops: readonly number[]): readonly number[] {
  const moves = new Set([stopAfter(stops, at) ?? to, stopBefore(stops, at) ?? from, from, to])
  moves.delete(at)
  return [...moves]
}
