import type { GasRow, VitalStats } from '../../records/vital-stats.ts'
import type { PointHistory } from '../../rules/bedside.ts'
import { timeOf, workTimes } from '../../rules/work-clock.ts'
import type { CaseContent } from '../../story/content.ts'

/** A gas that was taken. A capillary PO2 misleads in shock and squeezing frees potassium, so a heel sample says so. */
export interface GasView {
  readonly point: number
  /** By the script's clock. */
  readonly time: string
  readonly kind: 'arterial' | 'heel'
  readonly values: Omit<GasRow, 'PO2'> & { readonly PO2: number | null }
  readonly isKFlagged: boolean
}

/** The gas taken at a point: of the row as it opened. A line placed in the same list is in before the gas is drawn. */
export function gasOf(history: PointHistory, { alliStat }: VitalStats, content: CaseContent): GasView | null {
  const { point, opening, chosen } = history
  if (!chosen.has('istat')) return null
  const row = alliStat[opening.gas]
  if (!row) throw new Error(`there is no gas row ${opening.gas}`)
  const isArterial = opening.arterialLine || chosen.has('pal')
  return {
    point,
    time: workTimes(history, content).get('istat') ?? timeOf(history, content),
    kind: isArterial ? 'arterial' : 'heel',
    values: { ...row, PO2: isArterial ? row.PO2 : null },
    isKFlagged: !isArterial,
  }
}
