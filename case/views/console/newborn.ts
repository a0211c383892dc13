import { roleIds } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import type { GasRow, MonitorRow } from '../../records/vital-stats.ts'
import { bedsideHistory } from '../../rules/bedside.ts'
import { hasComeTo } from '../../rules/places.ts'
import type { CaseContent } from '../../story/content.ts'
import { vitalsRecord } from '../bedside/monitor.ts'
import { whatBecomes, whatHappensAfter } from './what-comes-next.ts'

interface Reading {
  readonly label: string
  readonly value: string
}

/** How she is, and what becomes of her. */
export interface NewbornView {
  /** `told`: as the caller says on the phone, until the team is with her. `true`: as she is, whether or not anybody has looked. */
  readonly known: 'told' | 'true'
  readonly monitor: readonly Reading[]
  readonly gas: readonly Reading[]
  /** Where she stands in the story's table, as people count: 1 is best. Null while she is only told of. */
  readonly rows: { readonly monitor: number; readonly gas: number; readonly inAll: number } | null
  /** What comes next, and by what. */
  readonly next: readonly string[]
}

export function viewNewborn(state: CaseState, content: CaseContent): NewbornView {
  const { allStates, alliStat, currentState, currentiStat } = vitalsRecord(state)
  const [monitor, gas] = [allStates[currentState], alliStat[currentiStat]]
  if (!monitor || !gas) throw new Error('a row is missing')
  if (!isMet(state, content)) return asTold(content, `At the bedside the team will find ${inShort(monitor, gas)}.`)
  const last = bedsideHistory(state, content).at(-1)
  return {
    known: 'true',
    monitor: monitorReadings(monitor),
    gas: gasReadings(gas),
    rows: { monitor: currentState + 1, gas: currentiStat + 1, inAll: allStates.length },
    next: last ? [...whatBecomes(content, last), ...whatHappensAfter(state, content, last)] : [],
  }
}

/** Somebody of the team is at her bedside. */
const isMet = (state: CaseState, content: CaseContent): boolean =>
  roleIds.some((roleId) => hasComeTo({ state, content, roleId }, 'obtain-report'))

const asTold = ({ call: { numbers } }: CaseContent, next: string): NewbornView => ({
  known: 'told',
  monitor: monitorReadings(numbers),
  gas: gasReadings(numbers),
  rows: null,
  next: [next],
})

const monitorReadings = ({ heartRate, bloodPressure, oxygenPre, oxygenPost }: MonitorRow): Reading[] => [
  { label: 'Heart rate', value: String(heartRate) },
  { label: 'Blood pressure', value: bloodPressure },
  { label: 'SpO2 hand', value: `${oxygenPre} %` },
  { label: 'SpO2 foot', value: `${oxygenPost} %` },
]

type SomeGas = Pick<GasRow, 'ph' | 'PCO2' | 'PO2' | 'BE'> & Partial<Pick<GasRow, 'Glu' | 'K'>>

const gasReadings = ({ ph, PCO2, PO2, BE, Glu, K }: SomeGas): Reading[] => [
  { label: 'pH', value: ph.toFixed(2) },
  { label: 'PCO2', value: String(PCO2) },
  { label: 'PO2', value: String(PO2) },
  { label: 'BE', value: String(BE) },
  ...(Glu === undefined ? [] : [{ label: 'Glucose', value: String(Glu) }]),
  ...(K === undefined ? [] : [{ label: 'K', value: String(K) }]),
]

const inShort = ({ heartRate, bloodPressure, oxygenPre, oxygenPost }: MonitorRow, { ph }: GasRow): string =>
  `HR ${heartRate}, BP ${bloodPressure}, SpO2 ${oxygenPre} and ${oxygenPost}, pH ${ph.toFixed(2)}`
