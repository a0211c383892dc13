import { CircleCheck, CircleX } from 'lucide-react'
import type { Report } from '#case/report/report.ts'
import type { PreparationReport, Segment } from '#case/report/times-report.ts'
import { clockText, leftText } from '../../base/ui/number-text.ts'
import { ReportSection } from './section/report-section.tsx'

/** How long each part of the run took, and the preparation against the best possible and the promise. */
export function TimesSection({ report: { segments, wholeMs, preparation } }: { report: Report }) {
  const longestMs = Math.max(1, ...segments.map(({ durationMs }) => durationMs))
  return (
    <ReportSection
      id="times"
      lead="In minutes of the case, as on the time line: pauses are not counted."
      says={wholeMs === null ? 'The run ended early.' : `The whole run took ${clockText(wholeMs)}.`}
    >
      <ul className="space-y-2 print:break-inside-avoid print:columns-2 print:space-y-0">
        {inWholeSeconds(segments).map(({ slug, label, durationMs, isCut }) => (
          <li key={slug} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 print:break-inside-avoid">
            <span className="leading-snug">
              {label}
              {isCut && <span className="text-ink-soft"> (the run ended here)</span>}
            </span>
            <span className="font-semibold tabular-nums">{clockText(durationMs)}</span>
            <svg aria-hidden="true" width="100%" height="8" className="col-span-2 block print:hidden">
              <rect width="100%" height="6" rx="3" className="fill-surface" />
              <rect width={`${(100 * durationMs) / longestMs}%`} height="6" rx="3" className="fill-action" />
            </svg>
          </li>
        ))}
        {wholeMs !== null && (
          <li className="flex items-baseline justify-between gap-x-3 border-line border-t pt-2 font-semibold print:break-inside-avoid print:pt-0.5">
            <span className="leading-snug">The whole run</span>
            <span className="tabular-nums">{clockText(wholeMs)}</span>
          </li>
        )}
      </ul>
      {preparation && <Preparation preparation={preparation} />}
    </ReportSection>
  )
}

/** Each to whole seconds in such a way that those, too, add up to the whole run's. */
function inWholeSeconds(segments: readonly Segment[]): Segment[] {
  let beforeMs = 0
  return segments.map((segment) => {
    const untilMs = beforeMs + segment.durationMs
    const seconds = Math.floor(untilMs / 1000) - Math.floor(beforeMs / 1000)
    beforeMs = untilMs
    return { ...segment, durationMs: seconds * 1000 }
  })
}

function Preparation({ preparation }: { preparation: PreparationReport }) {
  const { durationMs, bestMs, band, promise, isPromiseKept, spareMs } = preparation
  const overMs = durationMs - bestMs
  const Icon = isPromiseKept ? CircleCheck : CircleX
  return (
    <div className="break-inside-avoid space-y-2 rounded-card border border-line bg-wash p-4 leading-relaxed print:space-y-0 print:p-2 print:leading-snug">
      <p>
        <span className="font-semibold">Preparation {clockText(durationMs)}</span>
        {overMs < 1000 ? ', not a second over the best possible.' : `, ${clockText(overMs)} over the best possible.`}{' '}
        <span className="font-semibold">{band.title}.</span> {band.advice}
      </p>
      <p className="flex gap-2">
        <Icon
          aria-hidden
          size={18}
          className={`mt-1 shrink-0 print:mt-0 print:size-3 ${isPromiseKept ? 'text-present' : 'text-alarm'}`}
        />
        <span>
          <span className="font-semibold">
            The promise, {promise}, {isPromiseKept ? 'was kept' : 'was not kept'}.
          </span>{' '}
          {spareText(spareMs)}
        </span>
      </p>
    </div>
  )
}

function spareText(spareMs: number): string {
  if (spareMs > 0) return `With the loading, ${leftText(spareMs)} was left of it.`
  return spareMs <= -1000
    ? `With the loading it took ${clockText(-spareMs)} longer.`
    : 'With the loading it was just reached, and under it was promised.'
}
