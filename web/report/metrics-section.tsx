import type { MetricReport, MetricValue } from '#case/report/metrics-report.ts'
import { clockText } from '../ui/number-text.ts'
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
