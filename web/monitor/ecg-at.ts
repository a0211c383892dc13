import { type Bump, bumpsAt } from './bumps.ts'

// Seconds around the R wave of a well newborn, and of one whose heart fails: the QRS wide and low, ST sinking, T upside
// down, P all but gone.
const well = { pr: 0.085, p: 0.13, wide: 1, r: 1, s: -0.3, st: 0, t: 0.2 }
const failing = { pr: 0.15, p: 0.04, wide: 2.3, r: 0.62, s: -0.36, st: -0.1, t: -0.17 }

const FAILS_BELOW = 100
const FAILED_AT = 75

/** A lead of the ECG at this phase of the beat, the R wave at phase 0 and 1 high at most. */
export const ecgAt = (phase: number, heartRate: number): number => bumpsAt(phase, bumpsOf(heartRate))

function bumpsOf(heartRate: number): readonly Bump[] {
  const beatS = 60 / heartRate
  const sickness = Math.min(1, Math.max(0, (FAILS_BELOW - heartRate) / (FAILS_BELOW - FAILED_AT)))
  const mixed = (key: keyof typeof well) => well[key] + (failing[key] - well[key]) * sickness
  // The T wave moves closer as the heart speeds up, with the root of the beat's length.
  const tS = 0.27 * Math.sqrt(beatS)
  const wide = mixed('wide')
  const bump = (atS: number, height: number, riseS: number, fallS = riseS): Bump => ({
    at: atS / beatS,
    height,
    rise: riseS / beatS,
    fall: fallS / beatS,
  })
  return [
    bump(-mixed('pr'), mixed('p'), 0.013),
    bump(-0.017 * wide, -0.09, 0.006 * wide),
    bump(0, mixed('r'), 0.0085 * wide),
    bump(0.019 * wide, mixed('s'), 0.008 * wide),
    bump(tS / 2, mixed('st'), 0.05),
    bump(tS, mixed('t'), 0.055 * Math.sqrt(beatS), 0.04 * Math.sqrt(beatS)),
  ]
}
