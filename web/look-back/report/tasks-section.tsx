import { Check, TriangleAlert } from 'lucide-react'
import type { CheckReport } from '#case/report/checks-report.ts'
import type { Report } from '#case/report/report.ts'
import type { PreparationResult } from '#case/views/preparation/preparation-result.ts'
import { lostTime } from '../../base/charts/lost-time.ts'
import { layOutPreparation, PreparationChart } from '../../base/charts/preparation-chart.tsx'
import { useView } from '../../base/live/surroundings.ts'
import { roles } from '../../base/roles/roles.ts'
import { clockText } from '../../base/ui/number-text.ts'
import { AttemptsList } from './section/attempts-list.tsx'
import { ReportSection } from './section/report-section.tsx'
import { useIsPlayed } from './section/stand-ins.ts'

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

/** What second persons said of the mixed drugs. No points: it is for learning. */
function SecondChecks({ checks }: { checks: readonly CheckReport[] }) {
  const isPlayed = useIsPlayed()
  if (checks.length === 0) return null
  return (
    <div className="break-inside-avoid">
      <h3 className="font-semibold">Second checks</h3>
      <p className="text-ink-soft text-sm print:hidden">In one of them something did not fit. They bring no points.</p>
      <ul className="divide-y divide-line">
        {checks.map((check) => {
          const Icon = check.isRight ? Check : TriangleAlert
          return (
            <li key={check.drug} className="flex gap-2.5 py-2 leading-snug print:py-0.5">
              <Icon
                aria-hidden
                size={18}
                className={`mt-0.5 shrink-0 print:size-3 ${check.isRight ? 'text-present' : 'text-alarm'}`}
              />
              <p>
                <span className="font-medium">{check.drug}.</span> {checkText(check, isPlayed)}
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What came of a second check, in sentences. */
export function checkText({ misfit, answers, isRight }: CheckReport, isPlayed: IsPlayed = () => false): string {
  const whoOf = ({ roleId, at }: Answer) => `${roles[roleId].label}${isPlayed(roleId, at) ? ' (stand-in)' : ''}`
  const wrongly = answers.filter(({ part }) => part !== null && part !== misfit?.part)
  const by = answers.find(({ part }) => part === (isRight ? misfit?.part : null))
  return [
    misfit ? misfitText(misfit, by ? whoOf(by) : 'Nobody', isRight) : 'All fitted its order.',
    ...wrongly.map((answer) => `${whoOf(answer)} sent it back for: ${answer.part?.toLowerCase()}, which fitted.`),
  ].join(' ')
}

type Answer = CheckReport['answers'][number]
type IsPlayed = ReturnType<typeof useIsPlayed>

const misfitText = ({ part, value, what }: NonNullable<CheckReport['misfit']>, who: string, isNamed: boolean): string =>
  `${part}: ${value}. ${what} ${isNamed ? `${who} named it.` : `${who} confirmed it all the same.`}`
