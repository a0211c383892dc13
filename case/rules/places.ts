import type { CaseContent } from '../content.ts'
import type { Step } from '../flow.ts'
import { type RoleId, roleIds } from '../roles.ts'
import { type CaseState, type Change, put } from '../state.ts'

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
