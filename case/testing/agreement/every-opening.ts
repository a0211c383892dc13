import { afterCall, leavePoint, openPoint } from '../../rules/bedside.ts'
import type { Bedside } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import type { DecisionStory } from '../../story/decision-story.ts'
import { type Decided, decisionsInRules } from './decisions-at.ts'

/** How it stands before a point and as it opens. */
export interface Opening {
  readonly point: number
  readonly before: Bedside
  readonly opening: Bedside
}

/** A way a point can open, and what may be decided there. */
export interface Situation {
  readonly opened: Opening
  readonly decided: Decided
}

/** A point as it can open and end. */
interface Point {
  readonly openings: readonly Opening[]
  /** Every way it can end that its results page can tell apart: by rows, and by the choices its rows ask about. */
  readonly results: readonly Situation[]
}

/** Every way each point can open and end, whatever was decided before; and every way the one before the call can end. */
export function everyOpening(content: CaseContent): {
  readonly points: readonly Point[]
  readonly beforeCall: readonly Bedside[]
} {
  const { asFound, decisionStories } = content
  let before: readonly Bedside[] = [asFound]
  let beforeCall: readonly Bedside[] = []
  const points = decisionStories.map((story, index) => {
    const point = index + 1
    if (story.callBefore) {
      beforeCall = before
      before = distinct(before.map((one) => afterCall(content, one, story)))
    }
    const openings = before.map((one) => ({ point, before: one, opening: openPoint(content, one, story) }))
    const { endings, results } = leaveEach(content, story, openings)
    before = endings
    return { openings, results }
  })
  return { points, beforeCall }
}

/** Each opening is left in each way once: there are hundreds of thousands. */
function leaveEach(content: CaseContent, story: DecisionStory, openings: readonly Opening[]) {
  const ways = waysToEnd(story)
  const endings = new Map<string, Bedside>()
  const results = new Map<string, Situation>()
  for (const opened of openings) {
    const { before, opening } = opened
    const rows = [before.monitor, before.gas, opening.monitor, opening.gas].join()
    for (const { decided, chosen, named } of ways) {
      const after = leavePoint(content, before, opening, story, chosen)
      endings.set(keyOf(after), after)
      results.set(`${rows} ${after.monitor} ${after.gas} ${named}`, { opened, decided })
    }
  }
  return { endings: [...endings.values()], results: [...results.values()] }
}

/** With what the rows of the results page ask about. */
function waysToEnd(story: DecisionStory) {
  const asked = JSON.stringify(story.pages.filter(({ page }) => page === 'results'))
  return decisionsInRules(story).map((decided) => {
    const chosen = new Set(Object.values(decided).flat())
    const named = [...chosen].filter((slug) => asked.includes(`chose ${slug}"`) || asked.includes(`"slug":"${slug}"`))
    return { decided, chosen, named: named.join() }
  })
}

const keyOf = (bedside: Bedside): string => Object.values(bedside).join()

export const distinct = (bedsides: readonly Bedside[]): Bedside[] => [
  ...new Map(bedsides.map((bedside) => [keyOf(bedside), bedside])).values(),
]
