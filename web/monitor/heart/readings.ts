import { roundedTo } from '#case/course/monitor-signs.ts'
import { pressureIn } from '#case/story/readings.ts'
import type { Sign } from '#case/story/sign.ts'
import type { MonitorView } from '#case/views/bedside/monitor.ts'

/** What the monitor measures, in numbers: the beats of the heart, a pressure as three, all else by the name of its sign. */
export interface Readings {
  readonly rate: number
  readonly [sign: string]: number
}

/** The readings of a row; null: they cannot be read. */
export function readingsIn(signs: readonly Sign[], row: MonitorView): Readings | null {
  const numbers = signs.flatMap(({ kind, slug }): [string, unknown][] => {
    if (kind === 'pressure') return (['systolic', 'diastolic', 'mean'] as const).map((part) => [part, row[part]])
    if (kind === 'cuff') {
      const { systolic, diastolic, mean } = pressureIn(row[slug]) ?? {}
      return [
        [`${slug}.systolic`, systolic],
        [`${slug}.diastolic`, diastolic],
        [slug, mean],
      ]
    }
    return [[kind === 'rate' ? kind : slug, row[slug]]]
  })
  const readings = Object.fromEntries(numbers)
  return numbers.every(([, value]) => Number.isFinite(value)) && 'rate' in readings ? (readings as Readings) : null
}

/** By what a sign goes: a pressure by its mean. */
export const readingKey = ({ kind, slug }: Sign): string =>
  kind === 'rate' ? kind : kind === 'pressure' ? 'mean' : slug

/** The same of each number. */
export function eachReading(of: Readings, change: (sign: string, value: number) => number): Readings {
  const changed: Record<string, number> = {}
  for (const sign in of) changed[sign] = change(sign, of[sign] ?? 0)
  return changed as unknown as Readings // it has all that it is made of
}

/** As the monitor shows them; of what has digits after the point, with those. */
export const rounded = (readings: Readings, digits: { readonly [sign: string]: number } = {}): Readings =>
  eachReading(readings, (sign, value) => roundedTo(digits[sign] ?? 0, value))

export const areEqual = (one: Readings, other: Readings): boolean =>
  Object.keys(one).every((sign) => one[sign] === other[sign])
