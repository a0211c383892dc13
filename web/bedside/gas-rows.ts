import type { GasView } from '#case/views/gases.ts'

export interface GasLine {
  readonly name: string
  /** Null: withheld. */
  readonly value: string | null
  readonly unit: string
  readonly note: string | null
}

const analytes = [
  { key: 'ph', name: 'pH', unit: '', digits: 2 },
  { key: 'PCO2', name: 'PCO2', unit: 'mmHg', digits: 0 },
  { key: 'PO2', name: 'PO2', unit: 'mmHg', digits: 0 },
  { key: 'HCO3', name: 'HCO3', unit: 'mmol/L', digits: 1 },
  { key: 'BE', name: 'BE', unit: 'mmol/L', digits: 0 },
  { key: 'Hct', name: 'Hct', unit: '%', digits: 0 },
  { key: 'Glu', name: 'Glu', unit: 'mg/dL', digits: 0 },
  { key: 'iCa', name: 'iCa', unit: 'mmol/L', digits: 2 },
  { key: 'Na', name: 'Na', unit: 'mmol/L', digits: 0 },
  { key: 'K', name: 'K', unit: 'mmol/L', digits: 1 },
] as const

/** The ten lines of a printout, as many digits as the analyser gives. */
export function gasRows({ values, isKFlagged }: Pick<GasView, 'values' | 'isKFlagged'>): GasLine[] {
  return analytes.map(({ key, name, unit, digits }) => {
    const value = values[key]
    if (value === null) return { name, value, unit, note: 'not reported: capillary' }
    const note = key === 'K' && isKFlagged ? 'squeezed sample, K may read high' : null
    return { name, value: value.toFixed(digits), unit, note }
  })
}
