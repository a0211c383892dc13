import { leavePoint } from '../../rules/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import { decisionsInRules } from './decisions-at.ts'
import type { Opening } from './every-opening.ts'
import type { Situation } from './every-scene.ts'

/** Every way a point can end that its results page can tell apart: by rows, and by the choices its rows ask about. */
export function everyResult({ decisionStories }: CaseContent, openings: readonly Opening[]): readonly Situation[] {
  const [{ point } = { point: 0 }] = openings
  const story = decisionStories[point - 1]
  if (!story) return []
  const asked = JSON.stringify(story.pages.filter(({ page }) => page === 'results'))
  const ways = decisionsInRules(story).map((decided) => {
    const chosen = new Set(Object.values(decided).flat())
    const named = [...chosen].filter((slug) => asked.includes(`chose ${slug}"`) || asked.includes(`"slug":"${slug}"`))
    return { decided, chosen, named: named.join() }
  })
  const found = new Map<string, Situation>()
  for (const opened of openings) {
    const { before, opening } = opened
    const rows = [before.monitor, before.gas, opening.monitor, opening.gas].join()
    for (const { decided, chosen, named } of ways) {
      const { monitor, gas } = leavePoint(before, opening, story, chosen)
      found.set(`${rows} ${monitor} ${gas} ${named}`, { opened, decided })
    }
  }
  return [...found.values()]
}
