import { type AlarmWord, wordOf } from '#case/course/alarm-word.ts'
import { digitsOf } from '#case/course/monitor-signs.ts'
import { DASHES } from '#case/course/values.ts'
import { told } from '#case/story/readings.ts'
import type { Sign } from '#case/story/sign.ts'
import { type Readings, readingKey } from '../heart/readings.ts'

export interface Alarm {
  readonly sign: Sign
  readonly word: AlarmWord | typeof NO_SIGNAL
}

const NO_SIGNAL = 'no signal'

/** What has no signal, and whether the alarm of that is off. */
export interface Lost {
  readonly lost: string | null
  readonly isSilent: boolean
}

export type AlarmKind = 'high' | 'low'

/** Every reading outside its limits. A value on its limit is inside. A pressure goes by its mean. */
export const alarmsOf = (signs: readonly Sign[], readings: Readings): readonly Alarm[] =>
  signs.flatMap((sign) => {
    const value = readings[readingKey(sign)]
    const word = sign.limits && value !== undefined ? wordOf(value, sign.limits) : null
    return word ? [{ sign, word }] : []
  })

/** Of what has no signal that alone is told, as long as nobody has turned its alarm off. */
export const heeded = (signs: readonly Sign[], alarms: readonly Alarm[], { lost, isSilent }: Lost): readonly Alarm[] =>
  lost === null
    ? alarms
    : [
        ...alarms.filter(({ sign }) => sign.slug !== lost),
        ...signs.flatMap((sign) => (sign.slug === lost && !isSilent ? [{ sign, word: NO_SIGNAL } as const] : [])),
      ]

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

const words = ['very low', 'low', 'high', NO_SIGNAL] as const

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
export function shownOf(readings: Readings, sign: Sign, lost: string | null, dashes = DASHES) {
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
  alarms: readonly Alarm[] = heeded(signs, alarmsOf(signs, readings), { lost, isSilent: false }),
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

/** What was said last of a monitor, and of what. */
export interface Said {
  readonly text: string
  /** The alarms that were said with it. */
  readonly key: string
  /** The row that was said last, and the one that stands. */
  readonly saidRow: string
  readonly row: string
  /** It goes by the alarms on the screen: something leads the monitor away from its row, or it is on its way back. */
  readonly isAway: boolean
}

interface ToSay {
  /** The row in words, and its alarms. */
  readonly row: string
  readonly rowKey: string
  /** The alarms on the screen, and all that it shows in words. */
  readonly key: string
  readonly shown: string
  readonly isLedAway: boolean
  readonly isUnderWay: boolean
}

/** A row is said as it comes; while the screen shows something else, what it shows as an alarm begins, changes or ends. The same as before: nothing is said. */
export function saidNext(before: Said | null, now: ToSay): Said {
  const { row, rowKey, key } = now
  const isAway = now.isLedAway || (before?.isAway === true && now.isUnderWay && row === before.row)
  const saysRow: Said = { text: row, key: rowKey, saidRow: row, row, isAway }
  if (!before) return isAway ? { ...saysRow, text: now.shown, key } : saysRow
  if (!isAway) {
    const isSaid = row === before.saidRow && (!before.isAway || rowKey === before.key)
    return isSaid ? kept(before, { row, isAway }) : saysRow
  }
  if (before.isAway && key !== before.key) return { ...before, text: now.shown, key, row }
  // As it is led away nothing has happened yet, unless a signal was lost with it.
  if (!before.isAway && row !== before.row) return { ...saysRow, text: now.shown, key }
  return kept(before, { row, isAway, key })
}

function kept(before: Said, now: Partial<Said>): Said {
  const after = { ...before, ...now }
  return after.row === before.row && after.isAway === before.isAway && after.key === before.key ? before : after
}

export interface Sounded {
  readonly kind: AlarmKind
  readonly atMs: number
}

const AGAIN_AFTER_MS: { readonly [K in AlarmKind]: number } = { high: 8000, low: 15_000 }

/** Whether an alarm is to sound now: when it begins or grows worse, and again while it lasts. */
export function isAlarmDue(kind: AlarmKind, last: Sounded | null, nowMs: number): boolean {
  if (!last || (kind === 'high' && last.kind === 'low')) return true
  return nowMs - last.atMs >= AGAIN_AFTER_MS[kind]
}
