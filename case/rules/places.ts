import { type RoleId, roleIds } from '../records/roles.ts'
import { type CaseState, type Change, put } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import type { QuestionId, ScreenKind, Step } from '../story/flow.ts'

export const placeOf = (state: CaseState, roleId: RoleId): number => state.records.Place[roleId]?.step ?? 0

/** The step a role stands at. */
export function stepOf(state: CaseState, content: CaseContent, roleId: RoleId): Step {
  const step = content.flows[roleId][placeOf(state, roleId)]
  if (!step) throw new Error(`role ${roleId} stands outside its flow`)
  return step
}

/** Everyone's place becomes the step that the Provider leads to. */
export function gatherAt(content: CaseContent, led: Step, now: number): Change[] {
  return roleIds.map((roleId) => {
    const step = content.flows[roleId].findIndex((one) => isTogether(one, led))
    return put('Place', String(roleId), { step, since: now })
  })
}

/** All share a page, except while they prepare: then each has tasks of their own, and the Provider a board of them. */
const isTogether = (one: Step, led: Step): boolean =>
  one.path === led.path || (one.screen === 'tasks' && led.screen === 'board')

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
