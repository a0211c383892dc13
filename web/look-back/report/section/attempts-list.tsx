import type { AttemptReport } from '#case/report/attempts-report.ts'
import { RoleName } from '../../../base/roles/role-tag.tsx'
import { clockText } from '../../../base/ui/number-text.ts'

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
