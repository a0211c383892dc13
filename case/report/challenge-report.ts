import { PROVIDER, RN, type RoleId, RT, roleIds } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { answersOf } from '../rules/challenge.ts'
import { answerField } from '../rules/role-fields.ts'
import { CODE_DOSE } from '../rules/work-units.ts'
import type { NumberQuestion, Range } from '../story/challenge.ts'
import type { CaseContent } from '../story/content.ts'
import type { CountedAnswer } from '../story/final-report.ts'

/** An answer as first given, and whether it was right. */
export interface AnswerReport {
  /** By what objectives count it. Those kept by older versions, and doses of the preparation, have none. */
  readonly slug?: CountedAnswer
  readonly roleId: RoleId
  readonly question: string
  readonly answer: string
  readonly isRight: boolean
  /** A wrong number that nobody was asked for again, and what was right. */
  readonly kept?: { readonly asked: string; readonly entered: string; readonly right: string }
}

const isWithin = (value: number | null, { from, to }: Range): boolean => value !== null && value >= from && value <= to

export function challengeReport(state: CaseState, content: CaseContent): AnswerReport[] {
  const answers = answersOf(state)
  if (!answers) return []
  const { vitals, shared, own } = answers
  const { challengeOne, challengeTwo, roleQuestions } = content
  const given = (
    slug: CountedAnswer,
    roleId: RoleId,
    question: string,
    answer: string | number | null,
    isRight: boolean,
  ): AnswerReport[] => (answer === null ? [] : [{ slug, roleId, question, answer: String(answer), isRight }])

  const indices = roleIds.flatMap((roleId) => {
    const value = vitals.OxygenIndex[answerField[roleId]]
    return given('oxygen-index', roleId, 'Oxygenation index', value, isWithin(value, challengeOne.accepted))
  })
  const suggestions = ([RT, RN] as const).flatMap((roleId) => {
    const { MAP, RR } = vitals.suggestionHFOV[roleId === RT ? 'rt' : 'rn']
    const isRight = isWithin(MAP, challengeTwo.accepted.MAP) && isWithin(RR, challengeTwo.accepted.RR)
    return given('oscillator', roleId, 'Oscillator settings', MAP === null ? null : `MAP ${MAP}, ${RR} Hz`, isRight)
  })
  const chosen = challengeTwo.options.find(({ name }) => name === shared.challangeTwo.provider)
  const brought = roleQuestions.provider.options.find(({ slug }) => slug === own.provider)
  const numbers = [
    ...roleQuestions.rt.asks.map((ask) => ({
      ask,
      asked: roleQuestions.rt.question,
      slug: ask.slug === 'minutes' ? ('cylinder-minutes' as const) : ('cylinders' as const),
      roleId: RT,
      value: own.rt[ask.slug === 'minutes' ? 'minutes' : 'cylinders'],
    })),
    ...roleQuestions.rn.asks.map((ask) => ({
      ask,
      asked: roleQuestions.rn.question,
      slug: 'drip-rate' as const,
      roleId: RN,
      value: own.rn.rate,
    })),
  ].flatMap(({ ask, asked, slug, roleId, value }) =>
    given(slug, roleId, ask.label, value, isWithin(value, ask.accepted)).map((one) =>
      one.isRight ? one : { ...one, kept: keptAs(ask, asked, one.answer) },
    ),
  )

  return [
    ...indices,
    ...suggestions,
    ...given('oscillator', PROVIDER, 'Oscillator settings', chosen?.name ?? null, chosen?.isRight ?? false),
    ...given(
      'rescue',
      PROVIDER,
      roleQuestions.provider.question,
      brought?.name ?? null,
      brought?.slug === roleQuestions.provider.right,
    ),
    ...numbers,
    ...firstCodeDoses(state, content),
  ]
}

const keptAs = ({ label, right, unit }: NumberQuestion, asked: string, entered: string) => ({
  asked,
  entered: `${label}: ${entered} ${unit}`.trim(),
  right: `${right} ${unit}`.trim(),
})

/** The code dose and the drip of the preparation, as first answered. */
function firstCodeDoses(state: CaseState, { preparationTasks }: CaseContent): AnswerReport[] {
  const first = state.records.Work[CODE_DOSE]?.firstAnswers ?? {}
  return preparationTasks.epiChallenge.steps
    .flatMap((step) => (step.kind === 'numbers' ? step.asks : []))
    .flatMap(({ slug, label, unit, right, tolerance }) => {
      const value = first[slug]
      if (value === undefined) return []
      return [
        {
          roleId: RN,
          question: label,
          answer: `${value} ${unit}`,
          isRight: Math.abs(value - right) <= tolerance + 1e-9,
        },
      ]
    })
}
