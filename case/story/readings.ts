import type { GasRow, MonitorRow } from '../records/vital-stats.ts'
import type { Analyte, Sign } from './sign.ts'

/** A pressure as numbers. */
export interface Pressure {
  readonly systolic: number
  readonly diastolic: number
  readonly mean: number
}

/** “38/22 (27)”; null: it is none. */
export function pressureIn(text: unknown): Pressure | null {
  const [, systolic, diastolic, mean] = /^(\d+)\/(\d+) \((\d+)\)$/.exec(String(text))?.map(Number) ?? []
  return systolic === undefined || diastolic === undefined || mean === undefined ? null : { systolic, diastolic, mean }
}

/** A number of the row, of a pressure its mean. Undefined: there is none. */
export function numberOf(sign: Sign, row: MonitorRow): number | undefined {
  const value = row[sign.slug]
  if (sign.kind === 'pressure' || sign.kind === 'cuff') return pressureIn(value)?.mean
  return typeof value === 'number' ? value : undefined
}

export interface Reading {
  readonly label: string
  readonly value: string
}

/** What one sign says, in words of its kind: a saturation is of somewhere. */
export const readingsOf = (signs: readonly Sign[], row: MonitorRow): Reading[] =>
  signs.flatMap((sign) => {
    const value = row[sign.slug]
    if (value === undefined) return []
    if (sign.kind === 'saturation') return [{ label: `SpO2 ${sign.place}`, value: `${value} %` }]
    return [{ label: sign.name, value: sign.kind === 'number' ? `${value} ${sign.unit}` : String(value) }]
  })

/** Those of a kind that follow each other are told together: “SpO2 95 and 90”. */
export function told<S extends { readonly kind: string }>(
  signs: readonly S[],
  say: (sign: S, isFirst: boolean) => string,
  between: string,
): string {
  return signs
    .map((sign, index) => {
      const isFirst = sign.kind !== 'saturation' || signs[index - 1]?.kind !== sign.kind
      return `${index === 0 ? '' : isFirst ? ', ' : between}${say(sign, isFirst)}`
    })
    .join('')
}

const shortOf = { rate: 'HR', pressure: 'BP', saturation: 'SpO2' } as const

/** “HR 178, BP 38/22 (27), SpO2 76 and 62” */
export const inShort = (signs: readonly Sign[], row: MonitorRow): string =>
  told(
    signs,
    (sign, isFirst) =>
      (isFirst ? `${sign.kind === 'number' || sign.kind === 'cuff' ? sign.label : shortOf[sign.kind]} ` : '') +
      row[sign.slug],
    ' and ',
  )

/** As many digits as the analyser gives. */
export const printed = ({ digits }: Analyte, value: number): string => value.toFixed(digits)

/** Of a gas what is told in brief, as far as it is known. */
export const inBrief = (
  analytes: readonly Analyte[],
  where: 'report' | 'console',
  values: Partial<GasRow>,
): { readonly analyte: Analyte; readonly value: number }[] =>
  analytes.flatMap((one) => {
    const value = values[one.slug]
    return one.brief?.includes(where) && value !== undefined ? [{ analyte: one, value }] : []
  })

/** The value of this kind. */
export const ofKind = (
  analytes: readonly Analyte[],
  kind: Analyte['kind'],
  values: Partial<GasRow>,
): number | undefined => values[analytes.find((one) => one.kind === kind)?.slug ?? '']

/** What is told of a gas: its oxygen last, and of a heel sample not at all. */
export function gasTold(analytes: readonly Analyte[], gas: GasRow, isArterial: boolean): GasRow {
  const isOxygen = ([slug]: readonly [string, number]) => analytes.find((one) => one.slug === slug)?.kind === 'oxygen'
  const values = Object.entries(gas)
  const others = values.filter((value) => !isOxygen(value))
  return Object.fromEntries(isArterial ? [...others, ...values.filter(isOxygen)] : others)
}
