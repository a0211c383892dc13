import { type AlarmWord, wordOf } from '#case/course/alarm-word.ts'
import { digitsOf } from '#case/course/shown.ts'
import { told } from '#case/story/readings.ts'
import type { Sign } from '#case/story/sign.ts'
import { type Readings, readingKey } from '../heart/readings.ts'

export interface Alarm {
  readonly sign: Sign
  readonly word: AlarmWord
}

export type AlarmKind = 'high' | 'low'

/** Every reading outside its limits. A value on its limit is inside. A pressure goes by its mean. */
export const alarmsOf = (signs: readonly Sign[], readings: Readings): readonly Alarm[] =>
  signs.flatMap((sign) => {
    const value = readings[readingKey(sign)]
    const word = sign.limits && value !== undefined ? wordOf(value, sign.limits) : null
    return word ? [{ sign, word }] : []
  })

/** By which two lists of alarms are told apart. */
export const keyOf = (alarms: readonly Alarm[]): string => alarms.map(({ sign, word }) => `${sign.slug} ${word}`).join()

/** The priority of one alarm, and of several: the highest. */
export const kindOf = ({ word }: Alarm): AlarmKind => (word === 'very low' ? 'high' : 'low')

export function kindOfAll(alarms: readonly Alarm[]): AlarmKind | null {
  if (alarms.length === 0) return null
  return alarms.some((alarm) => kindOf(alarm) === 'high') ? 'high' : 'low'
}

/** What stands beside its number, in full. */
export const labelOf = ({ kind, label }: Sign): string => (kind === 'saturation' ? `SpO₂ ${label}` : label)

const words = ['very low', 'low', 'high'] as const

/** For the top of the screen, the worst first: "Very low: HR, mean BP. Low: SpO₂ pre + post". */
export const alarmText = (alarms: readonly Alarm[]): string =>
  byWord(alarms)
    .map(([word, those]) => `${word.charAt(0).toUpperCase()}${word.slice(1)}: ${namesOf(those)}`)
    .join('. ')

const namesOf = (alarms: readonly Alarm[]): string =>
  told(
    alarms.map(({ sign }) => sign),
    (sign, isFirst) =>
      sign.kind === 'pressure' || sign.kind === 'cuff' ? `mean ${sign.label}` : isFirst ? labelOf(sign) : sign.label,
    ' + ',
  )

/** Where there is no room for names: "2 very low, 1 low". */
export const alarmCount = (alarms: readonly Alarm[]): string =>
  byWord(alarms)
    .map(([word, those]) => `${those.length} ${word}`)
    .join(', ')

const byWord = (alarms: readonly Alarm[]) =>
  words
    .map((word) => [word, alarms.filter((alarm) => alarm.word === word)] as const)
    .filter(([, those]) => those.length > 0)

/** The numbers as they stand on the screen: of what there is no signal, dashes. */
export function shownOf(readings: Readings, sign: Sign, lost: string | null, dashes = '--') {
  if (sign.slug === lost) return { value: dashes, systolic: dashes, diastolic: dashes }
  const of = sign.kind === 'cuff' ? `${sign.slug}.` : ''
  const [systolic, diastolic] = [readings[`${of}systolic`], readings[`${of}diastolic`]]
  const value = readings[readingKey(sign)]
  const digits = digitsOf(sign)
  return { value: digits > 0 ? value?.toFixed(digits) : value, systolic, diastolic }
}

/** The whole monitor in words, for those who hear the page. */
export function spokenText(
  signs: readonly Sign[],
  readings: Readings,
  hasArterialLine: boolean,
  lost: string | null = null,
  alarms: readonly Alarm[] = alarmsOf(signs, readings).filter(({ sign }) => sign.slug !== lost),
): string {
  const spoken = told(
    signs,
    (sign, isFirst) => {
      const { value, systolic, diastolic } = shownOf(readings, sign, lost, 'without a signal')
      if (sign.kind === 'pressure')
        return `${hasArterialLine ? 'arterial' : 'cuff'} pressure ${systolic} over ${diastolic}, mean ${value}`
      if (sign.kind === 'cuff') return `${sign.name} ${systolic} over ${diastolic}, mean ${value}`
      if (sign.kind === 'saturation') return `${isFirst ? 'oxygen ' : ''}${sign.site} ${value}`
      return `${sign.name} ${value}`
    },
    ', ',
  )
  return alarms.length > 0 ? `${spoken}. Alarm: ${alarms.map(spokenAlarm).join(', ')}.` : `${spoken}. No alarm.`
}

function spokenAlarm({ sign, word }: Alarm): string {
  if (sign.kind === 'pressure') return `mean pressure ${word}`
  return `${sign.kind === 'saturation' ? `oxygen ${sign.site}` : sign.name.toLowerCase()} ${word}`
}
