import type { RoleId } from '#case/records/roles.ts'
import { answerField } from '#case/rules/role-fields.ts'
import type { QuestionId } from '#case/story/flow.ts'
import type { QuestionView } from '#case/views/questions.ts'
import { advisers, advisersFirst } from '../../deciding/decider.ts'
import { useView } from '../../live/surroundings.ts'
import { stepAt } from '../../steps/pages.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'

type Answers = QuestionView['answers']

export const answerOf = (answers: Answers, role: RoleId): string | null => answers[answerField[role]]

export const rolesWhoChose = (answers: Answers, option: string): readonly RoleId[] =>
  advisersFirst.filter((role) => answerOf(answers, role) === option)

export const advisersMissing = (answers: Answers): readonly RoleId[] =>
  advisers.filter((role) => answerOf(answers, role) === null)

/** Which question the page asks, or tells the result of. */
export function questionIdOf({ page, role }: Pick<ScreenProps, 'page' | 'role'>): QuestionId | undefined {
  const spot = page.spots[role]
  return spot ? stepAt(role, spot.step).question : undefined
}

/** The question of the page; null while it is not due. */
export function useQuestion(props: Pick<ScreenProps, 'page' | 'role'>): QuestionView | null {
  const id = questionIdOf(props)
  return useView((view) => (id ? (view.questions?.[id] ?? null) : null)) ?? null
}
