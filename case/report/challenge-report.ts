import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { answerersOf, answerTo, asksOf, optionNamed } from '../rules/asks.ts'
import { isAccepted, isRightAnswer } from '../rules/right-answer.ts'
import { saidNumber, saidNumbers } from '../rules/said-number.ts'
import type { Ask } from '../story/ask.ts'
import type { CaseContent } from '../story/content.ts'

/** An answer as first given, and whether it was right. */
export interface AnswerReport {
  /** By what objectives count it. Those kept by older versions, and doses of the preparation, have none. */
  readonly slug?: string
  readonly roleId: RoleId
  readonly question: string
  readonly answer: string
  readonly isRight: boolean
  /** A wrong number that nobody was asked for again, and what was right. */
  readonly kept?: { readonly asked: string; readonly entered: string; readonly right: string }
}

export const challengeReport = (state: CaseState, content: CaseContent): AnswerReport[] => [
  ...asksOf(content).flatMap((ask) => answerersOf(ask).flatMap((roleId) => answersTo(ask, roleId, state, content))),
  ...firstCalculations(state, content),
]

/** What a role answered; what asks numbers again is no answer of its own. */
function answersTo(ask: Ask, roleId: RoleId, state: CaseState, content: CaseContent): AnswerReport[] {
  const answer = answerTo(state, ask, roleId)
  if (!answer || (ask.kind === 'choice' && ask.after)) return []
  if (ask.kind !== 'numbers') {
    const said = answer.numbers
      ? saidNumbers(ask.kind === 'choice' ? [] : ask.numbers, answer.numbers, saidNumber)
      : (optionNamed(ask, answer.option)?.name ?? '')
    const question = ask.kind === 'choice' ? ask.question : ask.reportedAs
    return [{ slug: ask.slug, roleId, question, answer: said, isRight: isRightAnswer(ask, answer) }]
  }
  const isAskedAgain = asksOf(content).some((one) => one.kind === 'choice' && one.after === ask.slug)
  return ask.numbers.map((number) => {
    const { countedAs = ask.slug, label, right, unit } = number
    const value = answer.numbers?.[number.slug] ?? 0
    const isRight = isAccepted(number, value)
    const kept = { asked: ask.question, entered: saidNumber(number, value), right: `${right} ${unit}`.trim() }
    return {
      ...{ slug: countedAs, roleId, question: label, answer: String(value), isRight },
      ...(!isRight && !isAskedAgain && { kept }),
    }
  })
}

/** What was to be worked out in the preparation, as first answered. */
function firstCalculations(state: CaseState, { preparationTasks }: CaseContent): AnswerReport[] {
  return preparationTasks
    .filter((task) => task.kind === 'calculate')
    .flatMap(({ firebaseId, roleId, steps }) =>
      steps
        .flatMap((step) => (step.kind === 'numbers' ? step.asks : []))
        .map((ask) => ({ ...ask, firebaseId, roleId })),
    )
    .flatMap(({ slug, label, unit, right, tolerance, firebaseId, roleId }) => {
      const value = state.records.Work[firebaseId]?.firstAnswers[slug]
      if (value === undefined) return []
      return [
        {
          roleId,
          question: label,
          answer: `${value} ${unit}`,
          isRight: Math.abs(value - right) <= tolerance + 1e-9,
        },
      ]
    })
}
