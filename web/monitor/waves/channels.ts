import type { Readings } from '../heart/readings.ts'
import { arterialAt, ecgAt, perfusionOf, plethAt } from './waves.ts'

type ChannelKey = 'ecg' | 'arterial' | 'pre' | 'post'

/** A wave in its band of the screen. Tops and heights are parts of the drawing's height. */
export interface Channel {
  readonly key: ChannelKey
  readonly color: string
  readonly top: number
  readonly height: number
  /** From 0, the foot of the band, to 1. `beats` counts from the R wave of a beat. */
  readonly levelAt: (beats: number, readings: Readings) => number
}

export const colors = { ecg: '#4ade80', arterial: '#ff6b66', pre: '#38d9ee', post: '#a5b8ff' } as const

/** How much of the height each row of the full screen takes, waves and numbers alike. */
export const rowShares: readonly (readonly [ChannelKey, number])[] = [
  ['ecg', 58],
  ['arterial', 80],
  ['pre', 56],
  ['post', 56],
]

/** The pressure at the top of its band: one scale for all, so that a fall can be seen. */
export const SCALE_MMHG = 75

/** Above it stands the name of the wave. */
const PLETH_TOP = 0.8

// From the R wave to the foot of the pulse, in seconds: the farther from the heart the later.
const DELAY_S = { arterial: 0.1, pre: 0.11, post: 0.14 } as const

const after = (beats: number, { heartRate }: Readings, delayS: number) => beats - (delayS * heartRate) / 60

const levels: { readonly [K in ChannelKey]: Channel['levelAt'] } = {
  ecg: (beats, readings) => 0.29 + 0.66 * ecgAt(beats, readings.heartRate),
  arterial: (beats, readings) => arterialAt(after(beats, readings, DELAY_S.arterial), readings) / SCALE_MMHG,
  pre: (beats, readings) => PLETH_TOP * plethAt(after(beats, readings, DELAY_S.pre), perfusionOf(readings.mean)),
  post: (beats, readings) => PLETH_TOP * plethAt(after(beats, readings, DELAY_S.post), perfusionOf(readings.mean)),
}

/** The waves of the full screen. Without an arterial line its band stays empty. */
export function fullChannels(hasArterialLine: boolean): readonly Channel[] {
  const whole = rowShares.reduce((sum, [, share]) => sum + share, 0)
  let top = 0
  const channels = rowShares.map(([key, share]) => {
    const channel = { key, color: colors[key], top: top / whole, height: share / whole, levelAt: levels[key] }
    top += share
    return channel
  })
  return channels.filter(({ key }) => hasArterialLine || key !== 'arterial')
}

/** The one wave of the strip: the ECG. */
export const stripChannels: readonly Channel[] = [
  { key: 'ecg', color: colors.ecg, top: 0, height: 1, levelAt: levels.ecg },
]
