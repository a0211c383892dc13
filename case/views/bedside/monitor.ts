import { CASE_ID } from '../../records/collections.ts'
import type { CaseState } from '../../records/state.ts'
import type { MonitorRow, VitalStats } from '../../records/vital-stats.ts'
import { compiled } from '../../story/compiled.ts'

/** A row of the bedside monitor, its pressure also as numbers. */
export interface MonitorView extends MonitorRow {
  readonly systolic: number
  readonly diastolic: number
  readonly mean: number
}

export function vitalsRecord(state: CaseState): VitalStats {
  const vitals = state.records.VitalStats[CASE_ID]
  if (!vitals) throw new Error('vital signs were not seeded')
  return vitals
}

export function viewMonitor({ allStates }: VitalStats, index: number): MonitorView {
  const row = allStates[index]
  if (!row) throw new Error(`there is no monitor row ${index}`)
  return monitorOf(row)
}

/** A row of the story, read once. */
const monitorOf = compiled((row: MonitorRow): MonitorView => {
  const [, systolic, diastolic, mean] = row.bloodPressure.match(/^(\d+)\/(\d+) \((\d+)\)$/)?.map(Number) ?? []
  if (systolic === undefined || diastolic === undefined || mean === undefined) {
    throw new Error(`cannot read the pressure ${row.bloodPressure}`)
  }
  return { ...row, systolic, diastolic, mean }
})
