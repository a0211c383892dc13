import { PROVIDER, RN, type RoleId, RT, roleIds } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { answersOf } from '../rules/challenge.ts'
import { answerField } from '../rules/role-fields.ts'
import { CODE_DOSE } from '../rules/work-units.ts'
import type { Range } from '../story/challenge.ts'
import type { CaseContent } from '../story/content.ts'

/** An answer as first given, and whether it was right. */
export interface AnswerReport {
  readonly roleId: RoleId
  readonly question: string
  readonly answer: string
  readonly isRight: boolean
}

const isWithin = (value: number | null, { from, to }: Range): boolean => value !== null && value >= from && value <= to

export function challengeReport(state: CaseState, content: CaseContent): AnswerReport[] {
  const answers = answersOf(state)
  if (!answers) return []
  const { vitals, shared, own } = answers
  const { challengeOne, challengeTwo, roleQuestions } = content
  const given = (roleId: RoleId, question: string, answer: string | number | null, isRight: boolean): AnswerReport[] =>
    answer === null ? [] : [{ roleId, question, answer: String(answer), isRight }]

  const indices = roleIds.flatMap((roleId) => {
    const value = vitals.OxygenIndex[answerField[roleId]]
    return given(roleId, 'Oxygenation index', value, isWithin(value, challengeOne.accepted))
  })
  const suggestions = ([RT, RN] as const).flatMap((roleId) => {
    const { MAP, RR } = vitals.suggestionHFOV[roleId === RT ? 'rt' : 'rn']
    const isRight = isWithin(MAP, challengeTwo.accepted.MAP) && isWithin(RR, challengeTwo.accepted.RR)
    return given(roleId, 'Oscillator settings', MAP === null ? null : `MAP ${MAP}, ${RR} Hz`, isRight)
  })
  const chosen = challengeTwo.options.find(({ name }) => name === shared.challangeTwo.provider)
  const brought = roleQuestions.provider.options.find(({ slug }) => slug === own.provider)
  const numbers = [
    ...roleQuestions.rt.asks.map((ask) => ({
      ask,
      roleId: RT,
      value: own.rt[ask.slug === 'minutes' ? 'minutes' : 'cylinders'],
    })),
    ...roleQuestions.rn.asks.map((ask) => ({ ask, roleId: RN, value: own.rn.rate })),
  ].flatMap(({ ask, roleId, value }) => given(roleId, ask.label, value, isWithin(value, ask.accepted)))

  return [
    ...indices,
    ...suggestions,
    ...given(PROVIDER, 'Oscillator settings', chosen?.name ?? null, chosen?.isRight ?? false),
    ...given(
      PROVIDER,
      roleQuestions.provider.question,
      brought?.name ?? null,
      brought?.slug === roleQuestions.provider.right,
    ),
    ...numbers,
    ...firstCodeDoses(state, content),
  ]
}

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
