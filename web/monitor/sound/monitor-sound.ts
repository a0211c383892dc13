import { useEffect, useSyncExternalStore } from 'react'
import { createKeptSwitch } from '../../live/kept.ts'
import type { AlarmKind } from '../alarms/alarms.ts'
import { play, type Tone, wakeAtGesture, wakeSpeaker } from './speaker.ts'
import { alarmTones, beepTones, eventTones } from './tones.ts'

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
