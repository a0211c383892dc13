import type { MonitorView } from '#case/views/bedside/monitor.ts'

const signs = ['heartRate', 'systolic', 'diastolic', 'mean', 'oxygenPre', 'oxygenPost'] as const

type Sign = (typeof signs)[number]

/** What the monitor measures, in numbers: beats a minute, mmHg, percent. */
export type Readings = Pick<MonitorView, Sign>

/** The same of each number. */
export function eachReading(change: (sign: Sign) => number): Readings {
  return {
    heartRate: change('heartRate'),
    systolic: change('systolic'),
    diastolic: change('diastolic'),
    mean: change('mean'),
    oxygenPre: change('oxygenPre'),
    oxygenPost: change('oxygenPost'),
  }
}

export const rounded = (readings: Readings): Readings => eachReading((sign) => Math.round(readings[sign]))

export const areEqual = (one: Readings, other: Readings): boolean => signs.every((sign) => one[sign] === other[sign])

export const areReadable = (readings: Readings): boolean => signs.every((sign) => Number.isFinite(readings[sign]))
