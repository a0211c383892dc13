import { PROVIDER } from '../records/roles.ts'
import type { GroupName } from '../story/decision-story.ts'
import { Walk } from './walk.ts'
import { idealChoices } from './walk-choices.ts'

/** For tests: a trio that has come to this point by these choices. */
export function atPoint(point: number, choices = idealChoices): Walk {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choice] of choices.slice(0, point - 1).entries()) walk.point(index + 1, choice)
  if (point === 4) walk.do(PROVIDER, { kind: 'end-call' })
  return walk
}

/** The Provider decides a group and turns its pages. */
export function decideAt(walk: Walk, point: number, group: GroupName, choice: string | string[]): void {
  walk.do(PROVIDER, { kind: 'decide-group', point, group, choice })
  walk.turnPages(point)
}
