import { loadavg } from 'node:os'
import { at } from '../figures/figures.ts'
import type { Worked } from './house.ts'

export const times = (number: number): string => `(x ${number.toFixed(2)})`
export const loadOf = (): string => (loadavg()[0] ?? 0).toFixed(1)

/** How long answers took in the best of some rounds: whatever else the machine does only makes it longer. */
export function waitsOf(rounds: readonly Worked[]): { half: number; most: number } {
  const best = (share: number) => Math.min(...rounds.map(({ delays }) => at(delays, share)))
  return { half: best(0.5), most: best(0.99) }
}
