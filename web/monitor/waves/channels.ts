import { compiled } from '#case/story/compiled.ts'
import type { Pressure } from '#case/story/readings.ts'
import type { Sign } from '#case/story/sign.ts'
import type { Readings } from '../heart/readings.ts'

/** A Gaussian of a wave that repeats with every beat. All but the height in parts of a beat. */
interface Bump {
  readonly at: number
  readonly height: number
  /** How wide it is before its top, and after. */
  readonly rise: number
  readonly fall: number
}

/** The sum of the bumps at this phase of the beat. A wide bump reaches into the beat beside it. */
function bumpsAt(phase: number, bumps: readonly Bump[]): number {
  let level = 0
  for (const bump of bumps) {
    const away = phase - bump.at - Math.round(phase - bump.at)
    level += bumpAt(away, bump) + bumpAt(away < 0 ? away + 1 : away - 1, bump)
  }
  return level
}

function bumpAt(away: number, { height, rise, fall }: Bump): number {
  const widths = away / (away < 0 ? rise : fall)
  return height * Math.exp(-0.5 * widths * widths)
}

const STEPS = 1000

/** The same wave, its lowest point at 0 and its highest at 1. */
function normalized(bumps: readonly Bump[]): (phase: number) => number {
  const levels = Array.from({ length: STEPS }, (_, step) => bumpsAt(step / STEPS, bumps))
  const lowest = Math.min(...levels)
  const height = Math.max(...levels) - lowest
  return (phase) => (bumpsAt(phase, bumps) - lowest) / height
}

// Seconds around the R wave of a well newborn, and of one whose heart fails: the QRS wide and low, ST sinking, T upside
// down, P all but gone.
const well = { pr: 0.085, p: 0.13, wide: 1, r: 1, s: -0.3, st: 0, t: 0.2 }
const failing = { pr: 0.15, p: 0.04, wide: 2.3, r: 0.62, s: -0.36, st: -0.1, t: -0.17 }

const [FAILS_BELOW, FAILED_AT] = [100, 75]

/** A lead of the ECG at this phase of the beat, the R wave at phase 0 and 1 high at most. */
export const ecgAt = (phase: number, heartRate: number): number => bumpsAt(phase, ecgBumps(heartRate))

function ecgBumps(heartRate: number): readonly Bump[] {
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

/** A steep rise, the top, the notch where the aortic valve closes, the small wave after it, the run-off. */
const arterialShapeAt = normalized([
  { at: 0.14, height: 1, rise: 0.045, fall: 0.09 },
  { at: 0.28, height: 0.26, rise: 0.06, fall: 0.07 },
  { at: 0.47, height: 0.2, rise: 0.04, fall: 0.08 },
  { at: 0.5, height: 0.26, rise: 0.15, fall: 0.18 },
])

/** The arterial pressure in mmHg at this phase of the pulse. */
export function arterialAt(phase: number, { systolic, diastolic }: Pick<Pressure, 'systolic' | 'diastolic'>): number {
  return diastolic + (systolic - diastolic) * arterialShapeAt(phase)
}

/** Rounder than the arterial wave: the notch is only a shoulder. */
const plethShapeAt = normalized([
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
export const plethAt = (phase: number, perfusion: number): number => 0.5 + perfusion * (plethShapeAt(phase) - 0.5)

/** A wave in its band of the screen. Tops and heights are parts of the drawing's height. */
export interface Channel {
  readonly key: string
  readonly color: string
  readonly top: number
  readonly height: number
  /** From 0, the foot of the band, to 1. `beats` counts from the R wave of a beat. */
  readonly levelAt: (beats: number, readings: Readings) => number
}

const colors = { rate: '#4ade80', pressure: '#ff6b66', cuff: '#ffb3a0', number: '#f2d58a' } as const
/** The first saturation, and whichever come after it. */
const oxygenColors = ['#38d9ee', '#a5b8ff'] as const

const isFirstOxygen = (signs: readonly Sign[], sign: Sign) => signs.find(({ kind }) => kind === 'saturation') === sign

export const colorOf = (signs: readonly Sign[], sign: Sign): string =>
  sign.kind === 'saturation' ? oxygenColors[isFirstOxygen(signs, sign) ? 0 : 1] : colors[sign.kind]

/** How much of the height each row of the full screen takes, waves and numbers alike. */
const shares = { rate: 58, pressure: 80, saturation: 56, cuff: 80, number: 54 } as const

export const rowSharesOf = (signs: readonly Sign[]): readonly number[] => signs.map(({ kind }) => shares[kind])

/** Four rows, as most monitors have them, stand as high as their screen. */
const USUAL = 250

/** How much higher or lower than usual a screen with these rows is. */
export const heightOf = (signs: readonly Sign[]): number =>
  rowSharesOf(signs).reduce((sum, share) => sum + share, 0) / USUAL

/** The pressure at the top of its band: one scale for all, so that a fall can be seen. */
export const SCALE_MMHG = 75
/** Above it stands the name of the wave. */
const PLETH_TOP = 0.8

// From the R wave to the foot of the pulse, in seconds: the farther from the heart the later.
const DELAY_S = { arterial: 0.1, near: 0.11, far: 0.14 } as const
const after = (beats: number, { rate }: Readings, delayS: number) => beats - (delayS * rate) / 60
/** Where nobody measures a pressure, the blood flows as it should. */
const FLOWING_MMHG = 60

const ecg: Channel['levelAt'] = (beats, { rate }) => 0.29 + 0.66 * ecgAt(beats, rate)
const arterial: Channel['levelAt'] = (beats, readings) => {
  const { systolic = 0, diastolic = 0 } = readings
  return arterialAt(after(beats, readings, DELAY_S.arterial), { systolic, diastolic }) / SCALE_MMHG
}
const pleth =
  (delayS: number): Channel['levelAt'] =>
  (beats, readings) =>
    PLETH_TOP * plethAt(after(beats, readings, delayS), perfusionOf(readings.mean ?? FLOWING_MMHG))
const near = pleth(DELAY_S.near)
const far = pleth(DELAY_S.far)

function levelOf(signs: readonly Sign[], sign: Sign): Channel['levelAt'] | null {
  if (sign.kind === 'number' || sign.kind === 'cuff') return null
  if (sign.kind === 'saturation') return isFirstOxygen(signs, sign) ? near : far
  return sign.kind === 'rate' ? ecg : arterial
}

/** The waves of the full screen. Without an arterial line its band stays empty, as that of a mere number. */
export const fullChannels = compiled((signs: readonly Sign[]) => {
  const whole = rowSharesOf(signs).reduce((sum, share) => sum + share, 0)
  let top = 0
  const withLine = signs.flatMap((sign): readonly Channel[] => {
    const [from, share] = [top, shares[sign.kind]]
    top += share
    const levelAt = levelOf(signs, sign)
    if (!levelAt) return []
    return [{ key: sign.slug, color: colorOf(signs, sign), top: from / whole, height: share / whole, levelAt }]
  })
  return { withLine, withoutLine: withLine.filter(({ levelAt }) => levelAt !== arterial) }
})

/** The one wave of the strip: the ECG. */
export const stripChannels: readonly Channel[] = [{ key: 'ecg', color: colors.rate, top: 0, height: 1, levelAt: ecg }]
