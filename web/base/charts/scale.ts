/** From a value to its place, in percent of the width or in px, and back. */
export interface Scale {
  (value: number): number
  readonly invert: (place: number) => number
  /** How much of the place one of the values takes. */
  readonly perUnit: number
}

/** The values `from` and `to` stand at the places `start` and `end`. Where `end` is above `start`, high values stand high. */
export function scaleOf(from: number, to: number, start: number, end: number): Scale {
  const share = (value: number) => (to === from ? 0 : (value - from) / (to - from))
  const scale = (value: number) => start * (1 - share(value)) + end * share(value)
  const perUnit = to === from ? 0 : (end - start) / (to - from)
  return Object.assign(scale, {
    perUnit,
    invert: (place: number) => (perUnit === 0 ? from : from + (place - start) / perUnit),
  })
}

/** Percent of the width. */
export const widthScale = (from: number, to: number): Scale => scaleOf(from, to, 0, 100)

export interface Span {
  readonly low: number
  readonly high: number
}

/** The usual span of a reading, so that runs can be held side by side, and wider where a value lies beyond it. */
export const spanOf = (usual: Span, values: readonly number[]): Span => ({
  low: Math.min(usual.low, ...values),
  high: Math.max(usual.high, ...values),
})

/** Every full step from one end to the other. */
export function fullSteps(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step)
}

/** Of steps in order the one that is nearest by proportion. */
export function nearestStep(steps: readonly number[], wanted: number): number {
  const above = steps.findIndex((step) => step > wanted)
  const [low = wanted, high = wanted] = above === -1 ? steps.slice(-1) : steps.slice(Math.max(0, above - 1))
  return above === 0 || wanted / low < high / wanted ? low : high
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
