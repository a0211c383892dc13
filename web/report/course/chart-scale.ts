/** From a value to its place: percent of the width, or px of a height. */
export type Scale = (value: number) => number

interface Domain {
  readonly low: number
  readonly high: number
}

export const widthScale =
  (from: number, to: number): Scale =>
  (minutes) =>
    to > from ? (100 * (minutes - from)) / (to - from) : 0

/** High values stand high: the scale turns over. */
export const heightScale =
  ({ low, high }: Domain, top: number, bottom: number): Scale =>
  (value) =>
    top + ((high - value) / (high - low)) * (bottom - top)

/** The usual span of a reading, so that runs can be held side by side, and wider where a value lies beyond it. */
export const spanOf = (usual: Domain, values: readonly number[]): Domain => ({
  low: Math.min(usual.low, ...values),
  high: Math.max(usual.high, ...values),
})

const tickSteps = [15, 30, 60, 120, 240]
const MOST_TICKS = 7

/** Full hours and parts of them, few enough to be read. */
export function timeTicks(from: number, to: number): number[] {
  const step = tickSteps.find((each) => (to - from) / each < MOST_TICKS) ?? to - from
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step)
}

/** A value that held for a while, in percent of the width. */
export interface Plateau {
  readonly from: number
  readonly to: number
  readonly value: number
}

/** A reading as steps. What did not change is one step. */
export function plateausOf(readings: readonly { minutes: number; value: number }[], end: number, x: Scale): Plateau[] {
  const changes = readings.filter(({ value }, index) => value !== readings[index - 1]?.value)
  return changes.map(({ minutes, value }, index) => ({
    from: x(minutes),
    to: x(changes[index + 1]?.minutes ?? end),
    value,
  }))
}

/** Moves what stands too close apart, no further than it must, and keeps the order and the edges. */
export function spread(places: readonly number[], gap: number, low: number, high: number): number[] {
  const apart: number[] = []
  for (const place of places) apart.push(Math.max(place, low, (apart.at(-1) ?? Number.NEGATIVE_INFINITY) + gap))
  let limit = high
  for (let index = apart.length - 1; index >= 0; index--) {
    apart[index] = Math.min(apart[index] ?? limit, limit)
    limit = (apart[index] ?? limit) - gap
  }
  return apart
}
