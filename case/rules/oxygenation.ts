import type { GasRow, MonitorRow } from '../records/vital-stats.ts'
import type { Bedside } from '../story/bedside.ts'

/** Mean airway pressure in cmH2O: 16 on the conventional machines, 18 on the hospital's oscillator, as set on ours. */
function meanAirwayPressure({ machine, map }: Bedside): number {
  if (machine === 'hfov') return map
  return machine === 'hfv' ? 18 : 16
}

/** Oxygenation index at a set FiO2 of 1.0. Needs an arterial PO2. */
export const oxygenationIndex = (bedside: Bedside, { PO2 }: Pick<GasRow, 'PO2'>): number =>
  Math.round((meanAirwayPressure(bedside) * 100) / PO2)

/** Oxygen saturation index at a set FiO2 of 1.0, for want of an arterial PO2. */
export const saturationIndex = (bedside: Bedside, { oxygenPre }: Pick<MonitorRow, 'oxygenPre'>): number =>
  Math.round((meanAirwayPressure(bedside) * 100) / oxygenPre)
