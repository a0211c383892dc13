import { PROVIDER, type RoleId, roleIds } from '../records/roles.ts'
import { type CaseState, type Change, put } from '../records/state.ts'
import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import type { Flow, ScreenKind, Step } from '../story/flow.ts'
import type { Eyes } from './orders.ts'

export const placeOf = (state: CaseState, roleId: RoleId): number => state.records.Place[roleId]?.step ?? 0

/** The step a role stands at. */
export function stepOf(state: CaseState, content: CaseContent, roleId: RoleId): Step {
  const step = content.flows[roleId][placeOf(state, roleId)]
  if (!step) throw new Error(`role ${roleId} stands outside its flow`)
  return step
}

/** Everyone's place becomes the step that the Provider leads to. */
export function gatherAt(content: CaseContent, led: Step, now: number): Change[] {
  return roleIds.map((roleId) => put('Place', String(roleId), { step: followTo(content, roleId, led), since: now }))
}

/** All share a page, except while they prepare: then each has tasks of their own, and the Provider a board of them. */
function followTo(content: CaseContent, roleId: RoleId, led: Step): number {
  const { byPath, byScreen } = stepsIn(content.flows[roleId])
  return byPath.get(led.path) ?? (led.screen === 'board' ? byScreen.get('tasks') : undefined) ?? -1
}

/** Where in a flow each page and each kind of step stands first. */
const stepsIn = compiled((flow: Flow) => {
  const backwards = flow.map((step, index) => ({ step, index })).toReversed()
  return {
    byPath: new Map(backwards.map(({ step, index }) => [step.path, index])),
    byScreen: new Map(backwards.map(({ step, index }) => [kindOf(step.screen, step.question), index])),
  }
})

const kindOf = (screen: ScreenKind, question?: string): string => (question ? `${screen} ${question}` : screen)

/** What a view is cut from: the case and its story. */
export interface CaseAndStory {
  readonly state: CaseState
  readonly content: CaseContent
  /** Whose, where hands have still to do what was decided. Left out: all that is so is seen. */
  readonly eyes?: Eyes
}

/** The same with the role that looks. */
export interface SeatInCase extends CaseAndStory {
  readonly roleId: RoleId
}

/** Whether the role stands at such a step or has passed it. A role without such a step never comes to it. */
export function hasComeTo({ state, content, roleId }: SeatInCase, screen: ScreenKind, question?: string): boolean {
  const index = stepsIn(content.flows[roleId]).byScreen.get(kindOf(screen, question))
  return index !== undefined && placeOf(state, roleId) >= index
}

/** Whether the team has reached the NICU. */
export const hasArrived = (state: CaseState, content: CaseContent): boolean =>
  hasComeTo({ state, content, roleId: PROVIDER }, 'arrival')
