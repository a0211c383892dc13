import type { Pressure } from '#case/story/readings.ts'
import type { Readings } from './readings.ts'

type Measured = Readings & Pressure

const row = (
  rate: number,
  systolic: number,
  diastolic: number,
  mean: number,
  oxygenPre: number,
  oxygenPost: number,
): Measured => ({ rate, systolic, diastolic, mean, oxygenPre, oxygenPost })

/** For tests: a newborn who does well, and one who is about to arrest, with what lies between. */
export const [best, better, unstable, shock, arresting] = [
  row(148, 66, 42, 50, 95, 90),
  row(156, 58, 36, 43, 90, 82),
  row(166, 48, 30, 36, 84, 73),
  row(178, 38, 22, 27, 76, 62),
  row(72, 24, 12, 16, 55, 42),
] as const

export const rows = [best, better, unstable, shock, arresting] as const
