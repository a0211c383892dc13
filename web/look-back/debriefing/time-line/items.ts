import { digitsOf } from '#case/course/monitor-signs.ts'
import { type AlarmTurn, alarmTurns } from '#case/debriefing/course-over-run.ts'
import {
  type GasPoint,
  type Lane,
  lanes,
  type Moment,
  type TimeLine,
  type TimeLineEntry,
  type VitalsPoint,
} from '#case/debriefing/debriefing-messages.ts'
import { inBrief, printed, told } from '#case/story/readings.ts'
import type { Instruments, Sign } from '#case/story/sign.ts'
import { roleIds } from '../../../base/roles/roles.ts'

const lanesAbove = ['moments', 'vitals', 'gases'] as const
export type LaneName = (typeof lanesAbove)[number] | Lane
export type ItemKind = 'good' | 'talk' | 'vitals' | 'gas' | TimeLineEntry['kind']

/** Whatever stands on the time line, told alike. */
export interface Item {
  readonly id: string
  readonly lane: LaneName
  readonly kind: ItemKind
  readonly at: number
  readonly to?: number
  readonly by: TimeLineEntry['by']
  readonly text: string
  readonly sound?: TimeLineEntry['sound']
  readonly loop?: TimeLineEntry['loop']
}

/** Whose doing something can be, in the order of a list. */
export const everybody: readonly Item['by'][] = [...roleIds, 'team', 'educator']

/** From above to below. */
export const laneNames: readonly LaneName[] = [...lanesAbove, ...lanes]

export const laneTitles: { readonly [L in LaneName]: string } = {
  moments: 'Moments',
  vitals: 'Vital signs',
  gases: 'Blood gases',
  decisions: 'Decisions, advice',
  orders: 'Orders',
  tasks: 'Tasks',
  chat: 'Chat',
  said: 'Said',
  educator: 'Educator',
  events: 'Events',
  flags: 'Flags, checklist',
  pauses: 'Pauses, skips',
}

/** Everything of a run, in order. */
export function itemsOf({ moments, instruments, vitals, course = [], to, gases, entries }: TimeLine): readonly Item[] {
  const all: Item[] = [
    ...(moments ?? []).map(momentItem),
    ...vitals.map((one) => vitalsItem(one, instruments)),
    ...alarmTurns(course, instruments.signs, to).map(alarmItem),
    ...gases.map((one) => gasItem(one, instruments)),
    ...entries,
  ]
  return all.sort((one, other) => one.at - other.at)
}

const momentItem = ({ id, at, isGood, title, why }: Moment): Item => ({
  id: `moment ${id}`,
  lane: 'moments',
  kind: isGood ? 'good' : 'talk',
  at,
  by: 'team',
  text: `${title}. ${why}`,
})

const vitalsItem = ({ at, monitor, event }: VitalsPoint, { signs }: Instruments): Item => {
  const say = ({ kind, slug, name, unit }: Sign, place: string) => {
    if (kind === 'pressure') return `pressure ${monitor[slug]}`
    if (kind === 'cuff') return `${name.toLowerCase()} ${monitor[slug]}`
    return kind === 'saturation'
      ? `${place} ${monitor[slug]} %`
      : `${name} ${monitor[slug]}${kind === 'number' ? ` ${unit}` : ''}`
  }
  const text = told(
    signs,
    (sign, isFirst) => say(sign, sign.kind === 'saturation' ? `${isFirst ? 'SpO2 ' : ''}${sign.place}` : ''),
    ', ',
  )
  return { id: `vitals ${at}`, lane: 'vitals', kind: 'vitals', at, by: 'team', text: `${text}. ${event}` }
}

/** What one saw of the monitor between its rows. */
const alarmItem = ({ at, sign, word, value }: AlarmTurn): Item => {
  const text = `${sign.name} ${value.toFixed(digitsOf(sign))} ${sign.unit}`
  return {
    id: `alarm ${sign.slug} ${at}`,
    lane: 'vitals',
    kind: 'vitals',
    at,
    by: 'team',
    text: word ? `Alarm, ${word}: ${text}` : `The alarm is over: ${text}`,
  }
}

const gasItem = ({ at, kind, values }: GasPoint, { analytes }: Instruments): Item => {
  const text = inBrief(analytes, 'console', values)
    .map(({ analyte, value }) => `${analyte.kind === 'glucose' ? 'glucose' : analyte.name} ${printed(analyte, value)}`)
    .join(', ')
  const sample = kind === 'arterial' ? 'Arterial' : 'Heel'
  return { id: `gas ${at}`, lane: 'gases', kind: 'gas', at, by: 'team', text: `${sample} gas: ${text}` }
}

/** Every kind has its words. Lines of vital signs have their names on them. */
export const signTexts: { readonly [K in Exclude<ItemKind, 'vitals'>]: string } = {
  good: 'Went well',
  talk: 'To talk about',
  gas: 'Blood gas',
  decision: 'Decision',
  advice: 'Advice',
  work: 'Work on a task',
  order: 'Order: called, heard, done, reported',
  wrong: 'Wrong attempt or read-back',
  done: 'Done',
  step: 'Other step',
  message: 'Message',
  recording: 'Recording',
  prompt: 'Prompt',
  words: 'Educator’s words',
  event: 'Event',
  flag: 'Flag',
  plus: 'Marked well done',
  minus: 'Marked to talk about',
  pause: 'Pause',
  skip: 'Skip',
}
