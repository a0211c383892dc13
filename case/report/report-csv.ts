import { BYTE_ORDER_MARK, csvOf } from './csv.ts'
import type { Report } from './report.ts'
import { columns } from './report-row.ts'
import { reportRows } from './report-rows.ts'

/** The report as one flat table. docs/ARCHITECTURE.md lists its columns and sections. */
export const reportCsv = (report: Report): string =>
  BYTE_ORDER_MARK + csvOf([columns, ...reportRows(report).map((row) => columns.map((column) => row[column] ?? null))])
