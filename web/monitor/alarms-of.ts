import { type AlarmSign, alarmLimits } from './alarm-limits.ts'
import type { Readings } from './readings.ts'

export interface Alarm {
  readonly sign: AlarmSign
  readonly word: 'very low' | 'low' | 'high'
}

export type AlarmKind = 'high' | 'low'

const signs = ['heartRate', 'mean', 'oxygenPre', 'oxygenPost'] as const

/** Every reading outside its limits. A value on its limit is inside. */
export const alarmsOf = (readings: Readings): readonly Alarm[] =>
  signs.flatMap((sign) => {
    const word = wordOf(readings[sign], sign)
    return word ? [{ sign, word }] : []
  })

function wordOf(value: number, sign: AlarmSign): Alarm['word'] | null {
  const { low, high, veryLow } = alarmLimits[sign]
  if (value < veryLow) return 'very low'
  if (value < low) return 'low'
  return value > high ? 'high' : null
}

/** The priority of one alarm, and of several: the highest. */
export const kindOf = ({ word }: Alarm): AlarmKind => (word === 'very low' ? 'high' : 'low')

export function kindOfAll(alarms: readonly Alarm[]): AlarmKind | null {
  if (alarms.length === 0) return null
  return alarms.some((alarm) => kindOf(alarm) === 'high') ? 'high' : 'low'
}
