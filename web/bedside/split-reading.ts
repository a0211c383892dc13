export interface Reading {
  /** The number a panel shows large; null where it shows words. */
  readonly figure: string | null
  readonly unit: string
  /** What stands in brackets, or the words themselves. */
  readonly note: string
}

/** "9 mL (2.8 mL/kg)" as a panel shows it: the number, its unit and what is said beside it. */
export function splitReading(value: string): Reading {
  const [, figure, unit = '', note = ''] = value.match(/^(\d[\d./]*)\s*([^\s\d(]*)(?:\s+\(([^)]+)\))?$/) ?? []
  return figure === undefined ? { figure: null, unit: '', note: value } : { figure, unit, note }
}
