import type { Limits } from '../story/sign.ts'

export type AlarmWord = 'very low' | 'low' | 'high'

/** A value on its limit is inside. */
export function wordOf(value: number, { low, high, veryLow }: Limits): AlarmWord | null {
  if (value < veryLow) return 'very low'
  if (value < low) return 'low'
  return value > high ? 'high' : null
}

/** One that is on ends only so far within its limit, so that it does not flutter there. */
export const wordFor = (
  value: number,
  { low, high, veryLow }: Limits,
  held: AlarmWord | undefined,
  margin: number,
): AlarmWord | null =>
  wordOf(value, {
    low: held === 'low' || held === 'very low' ? low + margin : low,
    veryLow: held === 'very low' ? veryLow + margin : veryLow,
    high: held === 'high' ? high - margin : high,
  })
