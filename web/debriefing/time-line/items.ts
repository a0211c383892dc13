import {
  type GasPoint,
  type Lane,
  lanes,
  type Moment,
  type TimeLine,
  type TimeLineEntry,
  type VitalsPoint,
} from '#case/debriefing/messages.ts'
import { roleIds } from '../../roles/roles.ts'

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
  tasks: 'Tasks',
  chat: 'Chat',
  said: 'Said',
  educator: 'Educator',
  events: 'Events',
  flags: 'Flags, checklist',
  pauses: 'Pauses, skips',
}

/** Everything of a run, in order. */
export function itemsOf({ moments, vitals, gases, entries }: TimeLine): readonly Item[] {
  const all: Item[] = [...(moments ?? []).map(momentItem), ...vitals.map(vitalsItem), ...gases.map(gasItem), ...entries]
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

const vitalsItem = ({ at, heartRate, bloodPressure, spo2Hand, spo2Foot, event }: VitalsPoint): Item => ({
  id: `vitals ${at}`,
  lane: 'vitals',
  kind: 'vitals',
  at,
  by: 'team',
  text: `Heart rate ${heartRate}, pressure ${bloodPressure}, SpO2 hand ${spo2Hand} %, foot ${spo2Foot} %. ${event}`,
})

const gasItem = ({ at, kind, values: { ph, PCO2, PO2, BE, Glu, K } }: GasPoint): Item => ({
  id: `gas ${at}`,
  lane: 'gases',
  kind: 'gas',
  at,
  by: 'team',
  text: `${kind === 'arterial' ? 'Arterial' : 'Heel'} gas: pH ${ph.toFixed(2)}, PCO2 ${PCO2}${PO2 === undefined ? '' : `, PO2 ${PO2}`}, BE ${BE}, glucose ${Glu}, K ${K}`,
})
