import type { CheckReport } from '#case/report/checks-report.ts'
import { useView } from '../../live/live-store.ts'
import { lostTime } from '../../time-line/lost-time.ts'
import { TimeLine } from '../../time-line/time-line.tsx'
import { layOutTimeLine } from '../../time-line/time-line-layout.ts'
import { clockText } from '../../ui/number-text.ts'
import { ReportSection } from './report-section.tsx'
import { SecondChecks } from './second-checks.tsx'

/** The preparation on its time line, where time went, and what the second checks found. */
export function TasksSection({ checks }: { checks: readonly CheckReport[] }) {
  const result = useView((view) => view.preparationResult)
  const pace = useView((view) => view.clock.pace) ?? 1
  if (!result) return null

  const lost = lostTime(result, pace)
  return (
    <ReportSection id="tasks">
      <div className="report-time-line">
        <TimeLine layout={layOutTimeLine(result, pace)} isInner />
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
      <SecondChecks checks={checks} />
    </ReportSection>
  )
}
