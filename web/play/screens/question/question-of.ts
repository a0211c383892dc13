import type { RoleId } from '#case/records/roles.ts'
import { answerField } from '#case/rules/role-fields.ts'
import type { FlowsView } from '#case/views/flows.ts'
import type { QuestionView } from '#case/views/questions.ts'
import { useView } from '../../../base/live/surroundings.ts'
import { advisers, advisersFirst } from '../../../hands/deciding/decider.ts'
import { stepAt, useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'

type Answers = QuestionView['answers']

export const answerOf = (answers: Answers, role: RoleId): string | null => answers[answerField[role]]

export const rolesWhoChose = (answers: Answers, option: string): readonly RoleId[] =>
  advisersFirst.filter((role) => answerOf(answers, role) === option)

/** Who has still to advise: nobody where one role alone is asked. */
export const advisersMissing = ({ askedOf, answers }: Pick<QuestionView, 'askedOf' | 'answers'>): readonly RoleId[] =>
  askedOf.length === 1 ? [] : advisers.filter((role) => answerOf(answers, role) === null)

/** Who is asked, those who advise first. */
export const askedFirst = ({ askedOf }: Pick<QuestionView, 'askedOf'>): readonly RoleId[] =>
  advisersFirst.filter((role) => askedOf.includes(role))

/** Which question the page asks, or tells the result of. */
export function questionIdOf(flows: FlowsView, { page, role }: Pick<ScreenProps, 'page' | 'role'>): string | undefined {
  const spot = page.spots[role]
  return spot ? stepAt(flows, role, spot.step).question : undefined
}

/** The question of the page; null while it is not due. */
export function useQuestion(props: Pick<ScreenProps, 'page' | 'role'>): QuestionView | null {
  const id = questionIdOf(useFlows(), props)
  return useView((view) => (id ? (view.questions?.[id] ?? null) : null)) ?? null
}
