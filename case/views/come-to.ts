import type { CaseContent } from '../content.ts'
import type { QuestionId, ScreenKind } from '../flow.ts'
import type { RoleId } from '../roles.ts'
import { placeOf } from '../rules/places.ts'
import type { CaseState } from '../state.ts'

/** What a view is cut from: the case and its story. */
export interface Told {
  readonly state: CaseState
  readonly content: CaseContent
}

/** The same with the role that looks. */
export interface Looking extends Told {
  readonly roleId: RoleId
}

/** Whether the role stands at such a step or has passed it. A role without such a step never comes to it. */
export function hasComeTo({ state, content, roleId }: Looking, screen: ScreenKind, question?: QuestionId): boolean {
  const index = content.flows[roleId].findIndex((step) => step.screen === screen && step.question === question)
  return index !== -1 && placeOf(state, roleId) >= index
}
