import { normalized } from './bumps.ts'

/** Rounder than the arterial wave: the notch is only a shoulder. */
const shapeAt = normalized([
  { at: 0.22, height: 1, rise: 0.075, fall: 0.12 },
  { at: 0.46, height: 0.42, rise: 0.1, fall: 0.12 },
  { at: 0.62, height: 0.12, rise: 0.1, fall: 0.13 },
])

const FLAT_BELOW = 8
const FULL_FROM = 48

/** How much blood reaches hand and foot, 0 to 1. It follows the mean pressure, not the saturation. */
export function perfusionOf(mean: number): number {
  const part = Math.min(1, Math.max(0, (mean - FLAT_BELOW) / (FULL_FROM - FLAT_BELOW)))
  return 0.05 + 0.95 * part * part * (1.6 - 0.6 * part)
}

/** The pulse in a finger at this phase, around 0.5 and 1 high at full perfusion. */
export const plethAt = (phase: number, perfusion: number): number => 0.5 + perfusion * (shapeAt(phase) - 0.5)
