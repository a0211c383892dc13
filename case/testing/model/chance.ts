/** Chance that can be repeated: the same seed draws the same numbers (mulberry32). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  is(probability: number): boolean {
    return this.next() < probability
  }

  of<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }

  /** Some of them, in any order. */
  some<T>(list: readonly T[]): T[] {
    return list.filter(() => this.is(0.4)).sort(() => this.next() - 0.5)
  }
}
