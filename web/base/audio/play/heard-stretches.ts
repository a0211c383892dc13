import { keep, recall } from '../../live/device-storage.ts'

/** A stretch of sound that was really played, in ms from the start. */
export type Stretch = readonly [fromMs: number, toMs: number]

/** Less is missed by starting and stopping than by skipping. */
const HEARD_SHARE = 0.97
const MISSED_AT_START_MS = 500

/** The same stretches in order, each moment in one of them only. */
export function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: [number, number][] = []
  for (const [from, to] of [...stretches].sort((one, other) => one[0] - other[0])) {
    const last = result.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else if (to > from) result.push([from, to])
  }
  return result
}

/** How much was heard, each moment counted once. */
export const distinctMs = (stretches: readonly Stretch[]): number =>
  joined(stretches).reduce((sum, [from, to]) => sum + to - from, 0)

/** Where to go on hearing it: at the first moment that was not heard, or at its start when all of it was. */
export function goOnMs(stretches: readonly Stretch[], durationMs: number): number {
  const [first] = joined(stretches)
  const isBegun = first !== undefined && first[0] < MISSED_AT_START_MS
  return isBegun && !isHeard(stretches, durationMs) ? Math.min(first[1], durationMs) : 0
}

/** From 0 to 1. */
export function heardShare(stretches: readonly Stretch[], durationMs: number): number {
  if (!(durationMs > 0) || !Number.isFinite(durationMs)) return 0
  const within = stretches.map(([from, to]): Stretch => [Math.max(0, from), Math.min(to, durationMs)])
  return Math.min(1, distinctMs(within) / durationMs)
}

/** Skipping to the end is not hearing it: nearly every moment has to be played, in any order. */
export const isHeard = (stretches: readonly Stretch[], durationMs: number): boolean =>
  heardShare(stretches, durationMs) >= HEARD_SHARE

const keyOf = (sound: string) => `heard:${sound}`

/** What this tab has played of a sound, so that a reload does not ask for it again. */
export function recallHeard(sound: string): readonly Stretch[] {
  const stored = recall(keyOf(sound))
  return Array.isArray(stored) ? stored.filter(isStretch) : []
}

export const rememberHeard = (sound: string, stretches: readonly Stretch[]): void => keep(keyOf(sound), stretches)

const isStretch = (entry: unknown): entry is Stretch =>
  Array.isArray(entry) && entry.length === 2 && entry.every((end) => typeof end === 'number')
