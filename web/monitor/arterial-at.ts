import { normalized } from './bumps.ts'
import type { Readings } from './readings.ts'

/** A steep rise, the top, the notch where the aortic valve closes, the small wave after it, the run-off. */
const shapeAt = normalized([
  { at: 0.14, height: 1, rise: 0.045, fall: 0.09 },
  { at: 0.28, height: 0.26, rise: 0.06, fall: 0.07 },
  { at: 0.47, height: 0.2, rise: 0.04, fall: 0.08 },
  { at: 0.5, height: 0.26, rise: 0.15, fall: 0.18 },
])

/** The arterial pressure in mmHg at this phase of the pulse. */
export function arterialAt(phase: number, { systolic, diastolic }: Pick<Readings, 'systolic' | 'diastolic'>): number {
  return diastolic + (systolic - diastolic) * shapeAt(phase)
}
