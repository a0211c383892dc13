import { case1 } from '#content/case-1/case-1.ts'
import { pointAsked } from '../commands/deciding/asked-point.ts'
import { PROVIDER } from '../records/roles.ts'
import type { CaseContent } from '../story/content.ts'
import { Walk } from './walk.ts'
import { idealChoices } from './walk-choices.ts'

/** For tests: the name of our story's point at this place, from 1. */
export const slugAt = (place: number): string => case1.decisionStories[place - 1]?.slug ?? ''

/** For tests: the record of a point, of our story where no other is named, by whatever a command calls it. */
export const docIdOf = (point: string | number, content: CaseContent = case1): string =>
  pointAsked(content, point)?.docId ?? String(point)

/** For tests: a trio that has come to this point by these choices. */
export function atPoint(point: number, choices = idealChoices): Walk {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choice] of choices.slice(0, point - 1).entries()) walk.point(index + 1, choice)
  if (point === 4) walk.do(PROVIDER, { kind: 'end-call' })
  return walk
}

/** The Provider decides a group and turns its pages. */
export function decideAt(walk: Walk, point: number, group: string, choice: string | string[]): void {
  walk.do(PROVIDER, { kind: 'decide-group', point, group, choice })
  walk.turnPages(point)
}
