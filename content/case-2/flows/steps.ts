import type { Step, SubPage } from '#case/story/flow.ts'
import { pathOfPoint } from '#case/story/points.ts'
import { decisionStories } from '../decision-points/decision-points.ts'

/** The pages of every point, by how its address ends. */
const pagesOfPoint = {
  breathing: 'Breathing',
  circulation: 'Circulation',
  given: 'Given',
  tests: 'Tests and lines',
  film: 'Chest film',
  gas: 'Blood gas',
  limbs: 'Arms and legs',
  results: 'Results',
  harm: 'What went wrong',
} as const

const pointStep = ({ slug, title }: { readonly slug: string; readonly title: string }, index: number): Step => {
  const path = pathOfPoint({ slug })
  return {
    path,
    title: `Decision ${index + 1}: ${title.toLowerCase()}`,
    screen: 'decision-point',
    point: slug,
    pages: Object.entries(pagesOfPoint).map(
      ([suffix, name]): SubPage => ({ path: `${path}/${suffix}`, title: name, screen: 'decision-page' }),
    ),
  }
}

export const decisionPointSteps = decisionStories.map(pointStep)
