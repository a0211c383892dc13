import type { CaseContent } from '../content.ts'
import { asFound, type Bedside } from '../rules/bedside/bedside.ts'
import { afterCall, leavePoint, openPoint } from '../rules/bedside/course.ts'
import { type Decided, decisionsInRules } from './decisions-at.ts'

/** How it stands before a point and as it opens. */
export interface Opening {
  readonly point: number
  readonly before: Bedside
  readonly opening: Bedside
}

/** Every way each point can open, whatever was decided before; and every way the third can end, before the call. */
export function everyOpening({ decisionStories }: CaseContent): {
  readonly points: readonly (readonly Opening[])[]
  readonly beforeCall: readonly Bedside[]
} {
  let before: readonly Bedside[] = [asFound]
  let beforeCall: readonly Bedside[] = []
  const points = decisionStories.map((story, index) => {
    const point = index + 1
    if (point === 4) {
      beforeCall = before
      before = distinct(before.map(afterCall))
    }
    const openings = before.map((one) => ({ point, before: one, opening: openPoint(one, point) }))
    before = distinct(endings(openings, decisionsInRules(story, point)))
    return openings
  })
  return { points, beforeCall }
}

function* endings(openings: readonly Opening[], decisions: readonly Decided[]) {
  const ways = decisions.map((decided) => new Set(Object.values(decided).flat()))
  for (const { point, before, opening } of openings)
    for (const chosen of ways) yield leavePoint(before, opening, point, chosen)
}

export function distinct(bedsides: Iterable<Bedside>): Bedside[] {
  const found = new Map<string, Bedside>()
  for (const bedside of bedsides) found.set(Object.values(bedside).join(), bedside)
  return [...found.values()]
}
