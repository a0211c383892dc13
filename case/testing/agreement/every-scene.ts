import type { CaseContent } from '../../story/content.ts'
import type { DecisionStory } from '../../story/decision-story.ts'
import { decisionsOnPages } from './decisions-at.ts'
import type { Opening, Situation } from './every-opening.ts'

/**
 * Every state of a point before its results that can be told apart on its pages. No page asks for a row of monitor or gas
 * and for a machine or a drug at once (a test holds that), so each row is seen with nothing decided and with every list of
 * procedures, and all decisions are seen once for everything else that differs.
 */
export function* everyScene({ decisionStories }: CaseContent, openings: readonly Opening[]): Generator<Situation> {
  const [{ point } = { point: 0 }] = openings
  const story = decisionStories[point - 1]
  if (!story) return
  const decisions = decisionsOnPages(story)
  const sample = decisions.filter(({ Ventilator, Medications }) => isFirst(story, Ventilator, Medications))
  const seen = new Set<string>()
  for (const opened of told(openings, story)) {
    yield { opened, decided: {} }
    const { monitor: _, gas: __, ...others } = opened.opening
    const key = Object.values(others).join()
    for (const decided of seen.has(key) ? sample : decisions) yield { opened, decided }
    seen.add(key)
  }
}

const isFirst = (
  { groups }: DecisionStory,
  ventilator: readonly string[] | undefined,
  medication: readonly string[] | undefined,
) => ventilator?.[0] === groups.Ventilator?.[0]?.slug && medication?.[0] === groups.Medications?.[0]?.slug

/** What no text of the point speaks of does not tell two openings apart. */
function told(openings: readonly Opening[], story: DecisionStory): readonly Opening[] {
  const texts = JSON.stringify([story.situation, story.pages])
  const distinct = new Map(
    openings.map((opened) => {
      const { 'filmed-at-1': filmed, 'ino-since': started, ...others } = opened.opening
      const told = { ...others, ...(texts.includes('filmed-at-1') && { filmed }) }
      const since = texts.includes('{ino-since}') ? started : ''
      const fell = opened.opening.monitor > opened.before.monitor
      return [[...Object.values(told), since, fell].join(), opened]
    }),
  )
  return [...distinct.values()]
}
