import { CASE_ID } from '../records/collections.ts'
import { RN } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { workUnits } from '../rules/work-units.ts'
import type { CaseContent } from '../story/content.ts'
import type { TaskStep } from '../story/task.ts'
import type { CheckReport } from './checks-report.ts'
import type { MetricReport } from './metrics-report.ts'

/** What was wrong at first of all that was asked about drugs, and what second persons found. */
export function medicationErrors(
  state: CaseState,
  content: CaseContent,
  checks: readonly CheckReport[],
): Pick<MetricReport, 'value' | 'details'> {
  const first = [...firstOfTasks(state, content), ...firstRates(state, content)]
  const wrong = first.filter((isRight) => !isRight).length
  if (first.length === 0) return { value: null, details: [] }
  return {
    value: { kind: 'count', count: wrong, of: first.length, what: 'wrong at first' },
    details: [
      ...(wrong > 0 ? ['Each was put right before it went on: the trainer takes no wrong dose.'] : []),
      ...checksInWords(checks),
    ],
  }
}

/** Of each thing that RN has answered while pumps and drugs were made ready: whether nothing wrong was tried before. */
function firstOfTasks({ records }: CaseState, content: CaseContent): boolean[] {
  const tried = Object.values(records.Attempt).filter(({ instead }) => instead === null)
  return workUnits(content)
    .filter(({ roleId }) => roleId === RN)
    .flatMap(({ id, steps }) => {
      const { steps: done = [], parts = [] } = records.Work[id] ?? {}
      return steps.flatMap(askedIn).flatMap(({ step, ask }) => {
        const isWrong = tried.some((one) => one.work === id && one.step === step && one.ask === ask)
        const isDone = done.some(({ slug }) => slug === step) || (ask !== null && parts.includes(ask))
        return isWrong || isDone ? [!isWrong] : []
      })
    })
}

/** What a step asks for: each of several numbers is a question of its own. */
function askedIn(step: TaskStep): { step: string; ask: string | null }[] {
  if (step.kind === 'numbers') return step.asks.map(({ slug }) => ({ step: step.slug, ask: slug }))
  return step.kind === 'do' || step.kind === 'check' ? [] : [{ step: step.slug, ask: null }]
}

/** The same of the rate that RN works out on the way. */
function firstRates(state: CaseState, { roleQuestions }: CaseContent): boolean[] {
  const rate = state.records.RoleQuestion[CASE_ID]?.rn.rate ?? null
  return rate === null ? [] : roleQuestions.rn.asks.map(({ accepted: { from, to } }) => rate >= from && rate <= to)
}

function checksInWords(checks: readonly CheckReport[]): string[] {
  if (checks.length === 0) return ['No second check was made.']
  const planted = checks.filter(({ misfit }) => misfit !== null)
  const found = planted.filter(({ isRight }) => isRight).length
  const needless = checks.flatMap(({ misfit, answers }) =>
    answers.filter(({ part }) => part !== null && part !== misfit?.part),
  ).length
  return [
    planted.length === 0
      ? 'In the second checks that were made everything fitted.'
      : `Second checks found ${found} of ${planted.length} that did not fit.`,
    ...(needless > 0 ? [`Sent back without need: ${needless}.`] : []),
  ]
}
