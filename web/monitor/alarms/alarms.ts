import type { Readings } from '../heart/readings.ts'
import { alarmLimits } from './alarm-limits.ts'

/** What sets off an alarm. The pressure goes by its mean. */
export type AlarmSign = keyof typeof alarmLimits

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

const shortNames = { heartRate: 'HR', mean: 'mean BP', oxygenPre: 'SpO₂ pre', oxygenPost: 'SpO₂ post' } as const

const words = ['very low', 'low', 'high'] as const

/** For the top of the screen, the worst first: "Very low: HR, mean BP. Low: SpO₂ post". */
export function alarmText(alarms: readonly Alarm[]): string {
  const parts = byWord(alarms).map(
    ([word, those]) => `${word.charAt(0).toUpperCase()}${word.slice(1)}: ${those.map(nameOf).join(', ')}`,
  )
  return parts.join('. ').replaceAll('pre, SpO₂ post', 'pre + post')
}

/** Where there is no room for names: "2 very low, 1 low". */
export const alarmCount = (alarms: readonly Alarm[]): string =>
  byWord(alarms)
    .map(([word, those]) => `${those.length} ${word}`)
    .join(', ')

const nameOf = ({ sign }: Alarm) => shortNames[sign]

const byWord = (alarms: readonly Alarm[]) =>
  words
    .map((word) => [word, alarms.filter((alarm) => alarm.word === word)] as const)
    .filter(([, those]) => those.length > 0)

const names = {
  heartRate: 'heart rate',
  mean: 'mean pressure',
  oxygenPre: 'oxygen right hand',
  oxygenPost: 'oxygen left foot',
} as const

/** The numbers as they stand on the screen: of what there is no signal, dashes. */
export const shownOf = (readings: Readings, lost: AlarmSign | null, dashes = '--'): ShownReadings =>
  lost ? { ...readings, [lost]: dashes } : readings

type ShownReadings = { readonly [S in keyof Readings]: number | string }

/** The whole monitor in words, for those who hear the page. */
export function spokenText(readings: Readings, hasArterialLine: boolean, lost: AlarmSign | null = null): string {
  const { heartRate, systolic, diastolic, mean, oxygenPre, oxygenPost } = shownOf(readings, lost, 'without a signal')
  const pressure = hasArterialLine ? 'arterial pressure' : 'cuff pressure'
  const numbers = `Heart rate ${heartRate}, ${pressure} ${systolic} over ${diastolic}, mean ${mean}, oxygen right hand ${oxygenPre}, left foot ${oxygenPost}.`
  const alarms = alarmsOf(readings).filter(({ sign }) => sign !== lost)
  return alarms.length > 0 ? `${numbers} Alarm: ${alarms.map(spokenAlarm).join(', ')}.` : `${numbers} No alarm.`
}

const spokenAlarm = ({ sign, word }: Alarm) => `${names[sign]} ${word}`
