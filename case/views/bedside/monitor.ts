import { CASE_ID } from '../../records/collections.ts'
import type { CaseState } from '../../records/state.ts'
import type { MonitorRow, VitalStats } from '../../records/vital-stats.ts'
import { compiled } from '../../story/compiled.ts'
import { type Pressure, pressureIn } from '../../story/readings.ts'

/** A row of the bedside monitor, its pressure also as numbers. */
export type MonitorView = MonitorRow & Partial<Pressure>

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

/** A row of the story, read once. Of all that it tells a pressure alone is text. */
const monitorOf = compiled(
  (row: MonitorRow): MonitorView => ({
    ...row,
    ...pressureIn(Object.values(row).find((value) => typeof value === 'string')),
  }),
)
