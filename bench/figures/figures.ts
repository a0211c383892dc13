/** One line of a table of figures. */
export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
  /** The same with a plain WebSocket and a single statement. */
  readonly floor?: number
  /** What the ratio, or where there is no floor the figure, should at most (or, of rates, at least) be. */
  readonly goal?: string
}

/** What a share of some delays stays below. */
export function at(delays: readonly number[], share: number): number {
  const inOrder = delays.toSorted((one, other) => one - other)
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? Number.NaN
}

export const median = (numbers: readonly number[]): number => at(numbers, 0.5)

export const short = (number: number): number => Number(number.toPrecision(3))
