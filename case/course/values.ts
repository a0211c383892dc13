import type { MonitorRow } from '../records/vital-stats.ts'
import { pressureIn } from '../story/readings.ts'
import type { Sign } from '../story/sign.ts'

/** What a sign reads, in numbers: of a pressure the mean, the upper and the lower, of all else one. */
export type Values = readonly number[]

/** What stands where there is no signal. */
export const DASHES = '--'

/** Null: the row does not tell. */
export function valuesIn(sign: Pick<Sign, 'kind' | 'slug'>, row: MonitorRow): Values | null {
  const value = row[sign.slug]
  if (sign.kind !== 'pressure' && sign.kind !== 'cuff') return typeof value === 'number' ? [value] : null
  const pressure = pressureIn(value)
  return pressure && [pressure.mean, pressure.systolic, pressure.diastolic]
}

/** The same pressure with another mean: upper and lower go along. */
export function withFirst(values: Values, first: number): Values {
  const [mean = 0] = values
  return values.length === 1 || mean === 0
    ? [first]
    : values.map((value) => Math.round((value * first * 100) / mean) / 100)
}

export const areSameValues = (one: Values, other: Values): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place])
