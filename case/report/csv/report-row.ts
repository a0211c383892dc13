import type { Cell } from './csv.ts'

export const columns = [
  'section',
  'part',
  'item',
  'role',
  'value',
  'unit',
  'points',
  'best',
  'detail',
  'time',
  'slug',
] as const

/** One fact of the report. What a fact does not have is left out. */
export type ReportRow = { readonly [C in (typeof columns)[number]]?: Cell | undefined }

export const seconds = (ms: number): number => ms / 1000
export const isoTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
export const yesOrNo = (isSo: boolean): string => (isSo ? 'yes' : 'no')
/** Facts of one section. */
export const all = (section: string, rows: readonly ReportRow[]): ReportRow[] =>
  rows.map((row) => ({ section, ...row }))
