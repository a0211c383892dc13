import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, type RoleId, roleIds } from '../records/roles.ts'
import { type CaseState, type Change, put } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import type { Question, QuestionField } from '../story/question.ts'

/** Where ProviderChallange keeps each role's answer, by role id. */
const answerFields = {
  ResponseSelection: ['ProviderResponseSelection', 'TherapistResponseSelection', 'NurseResponseSelection'],
  ResponseTime: ['ProviderResponseTime', 'TherapistResponseTime', 'NurseResponseTime'],
} as const satisfies { [F in QuestionField]: readonly [string, string, string] }

const idOf = ({ slug }: Question, roleId: RoleId): string => `${slug}/${roleId}`

export const findQuestion = ({ questions }: CaseContent, slug: string | undefined): Question | null =>
  questions.find((one) => one.slug === slug) ?? null

/** The last question, as far as all are asked it: with it the team is ready to prepare. */
export const lastQuestion = ({ questions }: CaseContent): Question | null =>
  questions.findLast(({ only }) => only === undefined) ?? null

export const deciderOf = ({ only = PROVIDER }: Question): RoleId => only

/** Who is asked it. */
export const askedOf = ({ only }: Question): readonly RoleId[] => (only === undefined ? roleIds : [only])

/** What a role says to it, null before. */
export function answerOn(state: CaseState, question: Question, roleId: RoleId): string | null {
  const { fills } = question
  if (fills === undefined) return state.records.Answer[idOf(question, roleId)]?.option ?? null
  return state.records.ProviderChallange[CASE_ID]?.[answerFields[fills][roleId]] ?? null
}

/** What was decided, null before. */
export const decisionOn = (state: CaseState, question: Question): string | null =>
  answerOn(state, question, deciderOf(question))

export function storeAnswerOn(state: CaseState, question: Question, roleId: RoleId, option: string): Change {
  const { fills } = question
  const answers = state.records.ProviderChallange[CASE_ID]
  return fills !== undefined && answers
    ? put('ProviderChallange', CASE_ID, { ...answers, [answerFields[fills][roleId]]: option })
    : put('Answer', idOf(question, roleId), { numbers: null, option })
}
