import { type AlarmKind, alarmsOf, kindOfAll } from '../alarms/alarms.ts'
import { type Readings, rounded } from '../heart/readings.ts'
import { soundAlarm, soundBeat } from './monitor-sound.ts'

interface Sounded {
  readonly kind: AlarmKind
  readonly atMs: number
}

const AGAIN_AFTER_MS: { readonly [K in AlarmKind]: number } = { high: 8000, low: 15_000 }

/** Whether an alarm is to sound now: when it begins or grows worse, and again while it lasts. */
export function isAlarmDue(kind: AlarmKind, last: Sounded | null, nowMs: number): boolean {
  if (!last || (kind === 'high' && last.kind === 'low')) return true
  return nowMs - last.atMs >= AGAIN_AFTER_MS[kind]
}

/** What one hears of a heart: its beats and its alarms. */
export function createVoice() {
  let beat = 0
  let last: Sounded | null = null

  return {
    speak(readings: Readings, beats: number, nowMs: number) {
      const now = Math.floor(beats)
      if (now > beat) soundBeat(readings.oxygenPre)
      beat = now

      const kind = kindOfAll(alarmsOf(rounded(readings)))
      if (kind === null) last = null
      else if (isAlarmDue(kind, last, nowMs)) {
        last = { kind, atMs: nowMs }
        soundAlarm(kind)
      }
    },
  }
}
