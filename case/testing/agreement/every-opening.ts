import { afterCall, leavePoint, openPoint } from '../../rules/bedside.ts'
import type { Bedside } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import type { DecisionStory } from '../../story/decision-story.ts'
import { decisionsInRules } from './decisions-at.ts'

/** How it stands before a point and as it opens. */
export interface Opening {
  readonly point: number
  readonly before: Bedside
  readonly opening: Bedside
}

/** Every way each point can open, whatever was decided before; and every way the one before the call can end. */
export function everyOpening({ asFound, decisionStories }: CaseContent): {
  readonly points: readonly (readonly Opening[])[]
  readonly beforeCall: readonly Bedside[]
} {
  let before: readonly Bedside[] = [asFound]
  let beforeCall: readonly Bedside[] = []
  const points = decisionStories.map((story, index) => {
    const point = index + 1
    if (story.callBefore) {
      beforeCall = before
      before = distinct(before.map((one) => afterCall(one, story)))
    }
    const openings = before.map((one) => ({ point, before: one, opening: openPoint(one, story) }))
    before = distinct(endings(story, openings))
    return openings
  })
  return { points, beforeCall }
}

function* endings(story: DecisionStory, openings: readonly Opening[]) {
  const ways = decisionsInRules(story).map((decided) => new Set(Object.values(decided).flat()))
  for (const { before, opening } of openings)
    for (const chosen of ways) yield leavePoint(before, opening, story, chosen)
}

export function distinct(bedsides: Iterable<Bedside>): Bedside[] {
  const found = new Map<string, Bedside>()
  for (const bedside of bedsides) found.set(Object.values(bedside).join(), bedside)
  return [...found.values()]
}
