import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import { workUnits } from '../rules/work-units.ts'
import type { CaseContent } from '../story/content.ts'
import type { CheckReport } from './checks-report.ts'
import type { MetricReport } from './metrics-report.ts'

/** Doses and rates as first worked out, and what second persons found. */
export function medicationErrors(
  state: CaseState,
  content: CaseContent,
  checks: readonly CheckReport[],
): Pick<MetricReport, 'value' | 'details'> {
  const first = [...firstDoses(state, content), ...firstRates(state, content)]
  const wrong = first.filter((isRight) => !isRight).length
  if (first.length === 0 && checks.length === 0) return { value: null, details: [] }
  return {
    value: { kind: 'count', count: wrong, of: first.length, what: 'wrong at first' },
    details: [
      ...(wrong > 0 ? ['Each was put right before it went on: the trainer takes no wrong dose.'] : []),
      ...checksInWords(checks),
    ],
  }
}

/** Of each number asked while drugs are made: whether the first answer was right. */
const firstDoses = (state: CaseState, content: CaseContent): boolean[] =>
  workUnits(content).flatMap(({ id, steps }) => {
    const first = state.records.Work[id]?.firstAnswers ?? {}
    const asks = steps.flatMap((step) => (step.kind === 'numbers' ? step.asks : []))
    return asks.flatMap(({ slug, right, tolerance }) => {
      const value = first[slug]
      return value === undefined ? [] : [Math.abs(value - right) <= tolerance + 1e-9]
    })
  })

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
