import { CircleCheck, CircleX } from 'lucide-react'
import type { Report } from '#case/report/report.ts'
import type { PreparationReport, Segment } from '#case/report/times-report.ts'
import type { PreparationResult } from '#case/views/preparation/preparation-result.ts'
import { lostTime } from '../../base/charts/lost-time.ts'
import { layOutPreparation, PreparationChart } from '../../base/charts/preparation-chart.tsx'
import { useView } from '../../base/live/surroundings.ts'
import { clockText, leftText } from '../../base/ui/number-text.ts'
import { AttemptsList, SecondChecks } from './section/attempts-list.tsx'
import { ReportSection } from './section/report-section.tsx'

/** Whether there is anything to tell of them. */
export function useHasTasks({ checks, attempts }: Report): boolean {
  const isPrepared = useView((view) => view.preparationResult !== null) ?? false
  return isPrepared || checks.length > 0 || attempts.length > 0
}

/** The preparation on its time line, where time went, what was tried wrongly, and what the second checks found. */
export function TasksSection({ report: { checks, attempts } }: { report: Report }) {
  const result = useView((view) => view.preparationResult)
  return (
    <ReportSection
      id="tasks"
      says={`${attempts.length} wrong ${attempts.length === 1 ? 'attempt' : 'attempts'}; ${checks.filter(({ isRight }) => isRight).length} of ${checks.length} second checks right.`}
    >
      {result && <PreparationTime result={result} />}
      <AttemptsList attempts={attempts} />
      <SecondChecks checks={checks} />
    </ReportSection>
  )
}

function PreparationTime({ result }: { result: PreparationResult }) {
  const pace = useView((view) => view.clock.pace) ?? 1
  const lost = lostTime(result, pace)
  return (
    <>
      <div className="report-time-line">
        <PreparationChart layout={layOutPreparation(result, pace)} isInner />
      </div>
      {lost.length === 0 ? (
        <p className="leading-relaxed">No time was lost: the long task went first, and the rest fitted inside it.</p>
      ) : (
        <div className="break-inside-avoid">
          <h3 className="font-semibold">Time lost</h3>
          <ul className="divide-y divide-line">
            {lost.map(({ ms, why }) => (
              <li key={why} className="flex gap-4 py-2 leading-snug print:py-0.5">
                <span className="w-14 shrink-0 text-right font-semibold tabular-nums">+{clockText(ms)}</span>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

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
