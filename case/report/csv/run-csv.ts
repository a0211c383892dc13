import type { Report } from '../report.ts'
import type { Cell } from './csv.ts'
import { BYTE_ORDER_MARK, csvOf } from './csv.ts'
import { reportRows } from './run-rows.ts'

/** The report as one flat table. docs/ARCHITECTURE.md lists its columns and sections. */
export const reportCsv = (report: Report): string =>
  BYTE_ORDER_MARK + csvOf([columns, ...reportRows(report).map((row) => columns.map((column) => row[column] ?? null))])

export const columns = ['section', 'part', 'item', 'role', 'value', 'unit', 'points', 'best', 'detail', 'time'] as const

/** One fact of the report. What a fact does not have is left out. */
export type ReportRow = { readonly [C in (typeof columns)[number]]?: Cell }

export const seconds = (ms: number): number => ms / 1000
export const isoTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
export const yesOrNo = (isSo: boolean): string => (isSo ? 'yes' : 'no')
/** Facts of one section. */
export const all = (section: string, rows: readonly ReportRow[]): ReportRow[] =>
  rows.map((row) => ({ section, ...row }))
