import { labelOf } from '../../records/roles.ts'
import type { MetricReport, MetricValue } from '../metrics-report.ts'
import type { OrderReport } from '../orders-report.ts'
import { isoTime, type ReportRow, seconds } from './report-row.ts'

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

const became = { caught: 'caught', missed: 'not caught', open: 'left open' } as const

/** What became of an order as it was tapped: its stages after its call, what was read back wrong, what was asked. */
export function orderRows(order: OrderReport): ReportRow[] {
  const { part, slug, name, how, calledAt, heardMs, doneMs, closedMs } = order
  const about = { part, role: labelOf(order.roleId), slug }
  const stage = (what: string, ms: number | null): ReportRow[] =>
    ms === null ? [] : [{ ...about, item: `${name}: ${what} after`, value: seconds(ms), unit: 's' }]
  const counted = (what: string, count: number): ReportRow[] =>
    count === 0 ? [] : [{ ...about, item: `${name}: ${what}`, value: count }]
  return [
    { ...about, item: name, value: calledAt === null ? 'not called' : 'called', detail: how, time: isoTime(calledAt) },
    ...stage('heard', heardMs),
    ...stage('done', doneMs),
    ...stage(how === 'reported' ? 'reported' : 'closed', closedMs),
    ...order.wrong.map((one) => ({
      ...about,
      item: `${name}: read back wrong`,
      value: one.heard,
      detail: [`ordered ${one.ordered}`, became[one.became], ...(one.why ? [one.why] : [])].join('; '),
      time: isoTime(one.at),
    })),
    ...order.questions.map((value) => ({ ...about, item: `${name}: questioned`, value })),
    ...counted('asked to hear it again', order.agains),
    ...counted('wrong answers of hands', order.tries),
  ]
}
