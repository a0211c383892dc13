import type { MetricReport, MetricValue } from '../metrics-report.ts'
import { type ReportRow, seconds } from './run-csv.ts'

/** What was measured, what is told beside it, and what it is held against. */
export function metricRows({
  title,
  value,
  cannot,
  details,
  definition,
  benchmark,
  sources,
}: MetricReport): ReportRow[] {
  const about = { part: title }
  return [
    value
      ? { ...about, item: 'measured', ...cellsOf(value) }
      : { ...about, item: 'cannot be measured in this run', value: cannot },
    ...details.map((detail) => ({ ...about, item: 'beside it', value: detail })),
    { ...about, item: 'defined as', value: definition },
    { ...about, item: 'benchmark', value: benchmark ?? 'no published benchmark found' },
    { ...about, item: 'source', value: sources.map(({ number, name }) => `${number}: ${name}`).join('; ') },
  ]
}

function cellsOf(value: MetricValue): ReportRow {
  if (value.kind === 'time') return { value: seconds(value.ms), unit: 's' }
  if (value.kind === 'words') return { value: value.text }
  return { value: value.count, unit: `of ${value.of}`, detail: value.what }
}
