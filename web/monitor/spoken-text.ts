import { type Alarm, alarmsOf } from './alarms-of.ts'
import type { Readings } from './readings.ts'

const names = {
  heartRate: 'heart rate',
  mean: 'mean pressure',
  oxygenPre: 'oxygen right hand',
  oxygenPost: 'oxygen left foot',
} as const

/** The whole monitor in words, for those who hear the page. */
export function spokenText(readings: Readings, hasArterialLine: boolean): string {
  const { heartRate, systolic, diastolic, mean, oxygenPre, oxygenPost } = readings
  const pressure = hasArterialLine ? 'arterial pressure' : 'cuff pressure'
  const numbers = `Heart rate ${heartRate}, ${pressure} ${systolic} over ${diastolic}, mean ${mean}, oxygen right hand ${oxygenPre}, left foot ${oxygenPost}.`
  const alarms = alarmsOf(readings)
  return alarms.length > 0 ? `${numbers} Alarm: ${alarms.map(spokenAlarm).join(', ')}.` : `${numbers} No alarm.`
}

const spokenAlarm = ({ sign, word }: Alarm) => `${names[sign]} ${word}`
