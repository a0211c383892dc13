import { useEffect, useSyncExternalStore } from 'react'
import type { Sign } from '#case/story/sign.ts'
import { createKeptSwitch } from '../../base/live/device-storage.ts'
import type { AlarmKind, Lost } from '../alarms/alarms.ts'
import type { Readings } from '../heart/readings.ts'
import { play, type Tone, wakeAtGesture, wakeSpeaker } from './speaker.ts'

/** Whether the monitor is heard: one switch for all monitors of this device. */
export const monitorSound = createKeptSwitch('monitor-sound')

export function useMonitorSound(): { readonly isOn: boolean; readonly toggle: () => void } {
  const isOn = useSyncExternalStore(monitorSound.subscribe, monitorSound.isOn)

  useEffect(() => {
    if (isOn) wakeAtGesture()
  }, [isOn])

  function toggle() {
    if (!isOn) wakeSpeaker()
    monitorSound.set(!isOn)
  }

  return { isOn, toggle }
}

const playIfOn = (tones: readonly Tone[]): void => {
  if (monitorSound.isOn()) play(tones)
}

export const soundBeat = (saturation: number): void => playIfOn(beepTones(saturation))

/** By priority. */
export const soundAlarm = (kind: AlarmKind): void => playIfOn(alarmTones[kind])

/** For what happens suddenly. */
export const soundEvent = (): void => playIfOn(eventTones)

const FULL_HZ = 880
const POINTS_PER_OCTAVE = 30

/** The pitch of the beep at each beat. It falls with the saturation, as every anaesthetist knows it. */
export const beepPitchHz = (saturation: number): number => FULL_HZ * 2 ** ((saturation - 100) / POINTS_PER_OCTAVE)

/** How a beat sounds where nobody measures the oxygen. */
const WELL_SATURATED = 95

/** By what a beat sounds. Of what there is no signal nothing is heard either; null: that is the beat itself. */
export function heardSaturation(signs: readonly Sign[], readings: Readings, { lost }: Lost): number | null {
  const [oxygen, rate] = ['saturation', 'rate'].map((kind) => signs.find((sign) => sign.kind === kind)?.slug)
  if (lost !== null && lost === rate) return null
  return (oxygen !== undefined && oxygen !== lost ? readings[oxygen] : undefined) ?? WELL_SATURATED
}

/** A short beep at each beat. */
const beepTones = (saturation: number): readonly Tone[] => [
  { afterMs: 0, lengthMs: 70, hz: beepPitchHz(saturation), loud: 0.12 },
]

const burst = (starts: readonly number[], pitches: readonly number[], lengthMs: number, loud: number): Tone[] =>
  starts.map((afterMs, at) => ({ afterMs, lengthMs, hz: pitches[at % pitches.length] ?? 660, loud }))

/** High priority: five quick pulses, and again. Low: three slow ones. */
const alarmTones: { readonly [K in AlarmKind]: readonly Tone[] } = {
  high: burst([0, 180, 360, 640, 820, 1500, 1680, 1860, 2140, 2320], [523, 659, 784, 784, 1047], 130, 0.28),
  low: burst([0, 320, 640], [659, 523, 659], 200, 0.2),
}

/** Something happens at once: two falling steps. */
const eventTones: readonly Tone[] = burst([0, 240, 480], [988, 740, 494], 220, 0.26)
