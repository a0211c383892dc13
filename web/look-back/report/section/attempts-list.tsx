import { Check, TriangleAlert } from 'lucide-react'
import type { AttemptReport } from '#case/report/attempts-report.ts'
import type { CheckReport } from '#case/report/checks-report.ts'
import { RoleName } from '../../../base/roles/role-tag.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { clockText } from '../../../base/ui/number-text.ts'
import { useIsPlayed } from './stand-ins.ts'

/** Wrong answers at one step, until it was done right. */
interface TriedStep {
  readonly work: string
  readonly step: string
  readonly roleId: AttemptReport['roleId']
  readonly entered: readonly string[]
  readonly right: string
  readonly at: number
  readonly untilRightMs: number | null
}

/** What was entered wrongly in the tasks. No points: it is for learning. */
export function AttemptsList({ attempts }: { attempts: readonly AttemptReport[] }) {
  if (attempts.length === 0) return null
  return (
    <div className="break-inside-avoid">
      <h3 className="font-semibold">Wrong attempts</h3>
      <p className="text-ink-soft text-sm print:hidden">
        What was entered or chosen before the right one. They bring no points.
      </p>
      <TriedSteps attempts={attempts} />
    </div>
  )
}

/** Step by step, in the order in which they were first tried. */
export function TriedSteps({ attempts }: { attempts: readonly AttemptReport[] }) {
  return (
    <ul className="divide-y divide-line">
      {triedSteps(attempts).map((tried) => (
        <li key={tried.at} className="wrap-anywhere py-2 leading-snug print:py-0.5">
          <p className="text-ink-soft text-sm print:text-[1em]">
            {tried.work} · {tried.step}
          </p>
          <p>
            <RoleName role={tried.roleId} /> <span className="font-medium">{tried.entered.join('; ')}</span>. Right:{' '}
            {tried.right}.{' '}
            {tried.untilRightMs === null
              ? 'It was never put right.'
              : `Put right after ${clockText(tried.untilRightMs)}.`}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Attempts at the same step are told together, with the time from the first one on. */
export function triedSteps(attempts: readonly AttemptReport[]): TriedStep[] {
  const steps = new Map<string, TriedStep>()
  for (const { entered, ...attempt } of attempts) {
    const key = [attempt.work, attempt.step, attempt.right].join()
    const before = steps.get(key)
    steps.set(key, { ...(before ?? attempt), entered: [...(before?.entered ?? []), entered] })
  }
  return [...steps.values()]
}

/** What second persons said of the mixed drugs. No points: it is for learning. */
export function SecondChecks({ checks }: { checks: readonly CheckReport[] }) {
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
