import type { CaseState } from '../../records/state.ts'
import { leavePoint, type PointHistory, storyOf } from '../../rules/bedside.ts'
import type { Bedside } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import type { DecisionStory } from '../../story/decision-story.ts'
import { factsWith, holds, resolveText } from '../../story/resolve-text.ts'
import { vitalsRecord } from '../bedside/monitor.ts'
import { wordsOf } from '../bedside/words.ts'

/** Rows begin with 0 in the story's table, and with 1 where people read of them. */
const wentFrom = (what: string, before: number, after: number): string =>
  after === before
    ? `${what} stays at row ${before + 1}.`
    : `${what} goes from row ${before + 1} to ${after + 1}: ${after < before ? 'better' : 'worse'}.`

/** If the point ended with what is decided so far. */
export function whatBecomes(content: CaseContent, { point, before, opening, chosen, after }: PointHistory): string[] {
  if (after) return []
  const story = storyOf(content, point)
  const left = leavePoint(before, opening, story, chosen)
  const missing = helpfulOf(story).filter(({ slug }) => !chosen.has(slug))
  return [
    `With what is decided so far: ${wentFrom('monitor', opening.monitor, left.monitor)} ${wentFrom('Gas', opening.gas, left.gas)}`,
    ...(missing.length > 0
      ? [`Not decided yet, and it would help: ${missing.map(({ name }) => name).join('; ')}.`]
      : []),
  ]
}

const helpfulOf = ({ groups }: DecisionStory) =>
  Object.values(groups).flatMap((options) => options.filter(({ score }) => score > 0))

/** What the next point opens with, as she would come to it. */
export function whatHappensAfter(state: CaseState, content: CaseContent, last: PointHistory): string[] {
  const story = content.decisionStories[last.point]
  if (!story) return ['Next: arrival at the NICU.']
  const left = last.after ?? leavePoint(last.before, last.opening, storyOf(content, last.point), last.chosen)
  const event = story.event ? eventWords(state, content, story, left) : ''
  return [`Next, ${story.time}: ${story.title}.${event}`]
}

function eventWords(state: CaseState, content: CaseContent, story: DecisionStory, left: Bedside): string {
  const facts = factsWith(left, new Set(), 'monitor-fell')
  const words = wordsOf(left, vitalsRecord(state), content)
  const [first] = story.situation.filter(({ isEvent, when }) => isEvent && holds(when, facts))
  return first ? ` ${resolveText(first.text, facts, words)}` : ''
}
