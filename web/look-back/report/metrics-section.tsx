import type { MetricReport, MetricValue } from '#case/report/metrics-report.ts'
import { isOfOrders, TAPPED } from '#case/report/orders-metrics.ts'
import type { OrderReport } from '#case/report/orders-report.ts'
import type { Report } from '#case/report/report.ts'
import { RoleTag } from '../../base/roles/role-tag.tsx'
import { boundUnits, clockText } from '../../base/ui/number-text.ts'
import { ReportSection } from './section/report-section.tsx'

/** By what transports are measured, what this run shows of it, and what others have published. */
export function MetricsSection({ metrics }: { metrics: readonly MetricReport[] }) {
  if (metrics.length === 0) return null
  return (
    <ReportSection
      id="metrics"
      says={`${metrics.filter(({ value }) => value).length} of ${metrics.length} measured in this run.`}
      lead="The measures that transport teams hold themselves against, as far as a trainer can take them. They bring no points."
    >
      <ul className="divide-y divide-line">
        {metrics.map((metric) => (
          <MetricItem key={metric.slug} metric={metric} />
        ))}
      </ul>
    </ReportSection>
  )
}

function MetricItem({ metric }: { metric: MetricReport }) {
  const { title, value, cannot, details, definition, benchmark, sources } = metric
  return (
    <li className="break-inside-avoid space-y-1 py-3 leading-snug first:pt-0 print:space-y-0 print:py-0.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{title}</h3>
        {value && <p className="font-bold tabular-nums">{valueText(value)}</p>}
      </div>
      {!value && <p className="print:inline">Cannot be measured in this run: {cannot}. </p>}
      {details.length > 0 && <p className="print:inline">{details.join(' ')} </p>}
      <p className="text-ink-soft text-sm leading-snug print:inline">{definition} </p>
      <p className="text-ink-soft text-sm leading-snug print:inline">
        <span className="font-semibold">Benchmark:</span> {benchmark ?? 'no published benchmark found.'}{' '}
        <span className="font-semibold">Source:</span> {sources.map(({ name }) => name).join(', ')}.
      </p>
    </li>
  )
}

/** What was measured, as people read it. */
export const valueText = (value: MetricValue): string => {
  if (value.kind === 'time') return clockText(value.ms)
  return value.kind === 'words' ? value.text : `${value.count} of ${value.of} ${value.what}`
}

/** What was called, read back, done and reported: how many loops were closed, and each of them. */
export function OrdersSection({ report: { orders, metrics } }: { report: Pick<Report, 'orders' | 'metrics'> }) {
  if (orders.length === 0) return null
  const called = orders.filter(({ calledAt }) => calledAt !== null)
  const closed = called.filter(({ how }) => how === 'reported').length
  const parts = [...new Set(orders.map(({ part }) => part))]
  return (
    <ReportSection
      id="orders"
      says={`${closed} of ${called.length} loops were closed.`}
      lead={`What the Provider decided, as it was called, heard, done and reported. ${TAPPED} It brings no points.`}
    >
      <ul className="divide-y divide-line">
        {metrics
          .filter(({ slug }) => isOfOrders(slug))
          .map((metric) => (
            <MetricItem key={metric.slug} metric={metric} />
          ))}
      </ul>
      {parts.map((part) => (
        <div key={part} className="break-inside-avoid">
          <h3 className="mt-4 font-semibold print:mt-1">{part}</h3>
          <ul className="divide-y divide-line">
            {orders
              .filter((one) => one.part === part)
              .map((order) => (
                <OrderItem key={order.id} order={order} />
              ))}
          </ul>
        </div>
      ))}
    </ReportSection>
  )
}

function OrderItem({ order }: { order: OrderReport }) {
  const { roleId, name, wrong, questions } = order
  return (
    <li className="space-y-1 py-2.5 leading-snug print:space-y-0 print:py-0.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <RoleTag role={roleId} />
        <span className="font-medium">{name}</span>
      </p>
      <p className="text-ink-soft text-sm tabular-nums">{courseOf(order)}</p>
      {wrong.map(({ at, heard, ordered, became, why }) => (
        <p key={at} className={`text-sm ${became === 'missed' ? 'font-medium text-alarm' : ''}`}>
          Read back {boundUnits(heard)}, ordered {boundUnits(ordered)}: {becameTexts[became]}
          {why && <span className="font-normal text-ink-soft"> {why}</span>}
        </p>
      ))}
      {questions.map((question, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked twice
        <p key={place} className="text-sm">
          Questioned: {question}
        </p>
      ))}
    </li>
  )
}

const becameTexts = {
  caught: 'caught.',
  missed: 'confirmed, and stopped before it reached the newborn.',
  open: 'neither confirmed nor said again.',
} as const

const endTexts = {
  reported: 'reported',
  cancelled: 'cancelled',
  'gone-on': 'gone on without',
  open: 'left open',
} as const

/** Its stages, in seconds of the case after it was called. */
function courseOf({ calledAt, heardMs, doneMs, closedMs, how, agains, tries }: OrderReport): string {
  const end = endTexts[how]
  if (calledAt === null) return `Not called, ${end}.`
  const after = (what: string, ms: number | null) => (ms === null ? [] : [`${what} after ${Math.round(ms / 1000)} s`])
  const stages = [
    ...(heardMs === null ? ['never heard'] : after('heard', heardMs)),
    ...(how === 'reported' ? after('done', doneMs) : []),
    ...(closedMs === null ? [end] : after(end, closedMs)),
  ]
  const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
  return [
    `Called; ${stages.join(', ')}.`,
    ...(agains > 0 ? [`Asked to hear it again ${times(agains)}.`] : []),
    ...(tries > 0 ? [`Wrong with hands ${times(tries)}.`] : []),
  ].join(' ')
}
