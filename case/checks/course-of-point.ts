import type { Finding } from '../story/checks/complaint.ts'
import type { DecisionStory } from '../story/decision-story.ts'
import {
  either,
  type Facts,
  factsOf,
  factsWith,
  holds,
  listFacts,
  stoppedBetween,
  withChosen,
} from '../story/resolve-text.ts'
import { resultRows } from '../views/bedside/point-results.ts'
import type { Left, PointStates } from './every-bedside.ts'
import { Expected, Findings, never } from './expected.ts'

/** What is heard as a point is left in every way: whether each change of hers can come, and the results have something to say. */
export function courseOf(story: DecisionStory, index: number) {
  const at = `decisionStories[${index}]`
  const findings = new Findings()
  const outcomes = new Expected(
    story.course.map(({ when }, place) => ({
      finding: never(`${at}.course[${place}]`),
      isIt: (facts: Facts) => holds(when, facts),
    })),
  )
  const rows = story.pages.filter(({ page, slug }) => page === 'results' && slug !== 'default')
  const placeOf = (row: DecisionStory['pages'][number]) => `${at}.pages[${story.pages.indexOf(row)}]`
  const results = new Expected(
    rows.map((row) => ({
      finding: never(placeOf(row)),
      isIt: (shown: readonly unknown[]) => shown.includes(row),
    })),
  )

  function hear({ before, opening, way, after }: Left): void {
    const facts = either(withChosen(listFacts(after), way), stoppedBetween(opening, after))
    outcomes.look(facts)
    const read = withChosen(factsOf(opening), way)
    const shown = resultRows(
      {
        story,
        history: { point: story.slug, place: 0, docId: story.slug, before, opening, chosen: way, now: after, after },
      },
      rows.filter(({ when }) => holds(when, read)),
    )
    results.look(shown)
    if (shown.length > 0) return
    findings.add(
      `${at}.pages`,
      `the results have nothing to say where ${[...way].join(', ') || 'nothing'} is chosen`,
      'Add a row to results that holds there',
    )
  }

  return { hear, left: (): readonly Finding[] => [...findings.all, ...outcomes.left, ...results.left] }
}

/** Situation, call and what options change: each sentence and each change comes in some state, and no part is said twice. */
export function mistakesInOpening({ index, story, openings, called }: PointStates): readonly Finding[] {
  const at = `decisionStories[${index}]`
  const findings = new Findings()
  const { situation, callBefore, groups } = story
  const sentences = new Expected(
    situation.map(({ when }, place) => ({
      finding: never(`${at}.situation[${place}]`),
      isIt: (facts: Facts) => holds(when, facts),
    })),
  )
  const changes = new Expected(
    Object.entries(groups).flatMap(([group, options]) =>
      options.flatMap(({ effects = [] }, place) =>
        effects.length === 0
          ? []
          : {
              finding: never(`${at}.groups.${group}[${place}].effects`),
              isIt: (facts: Facts) => effects.some(({ when }) => holds(when, facts)),
            },
      ),
    ),
  )
  // Beside whatever it is chosen with.
  const every = new Set(Object.values(groups).flatMap((options) => options.map(({ slug }) => slug)))
  for (const { before, opening } of openings) {
    const facts = factsWith(opening, new Set(), ...(opening.monitor > before.monitor ? ['monitor-fell'] : []))
    sentences.look(facts)
    for (const way of [new Set<string>(), every]) changes.look(withChosen(facts, way))
    const parts = situation.flatMap(({ when, part }) => (holds(when, facts) ? part : []))
    const twice = parts.find((part, place) => parts.indexOf(part) !== place)
    if (twice)
      findings.add(
        `${at}.situation`,
        `“${twice}” is told twice in some state`,
        'Let one of its sentences hold at a time',
      )
    if (parts.length === 0) findings.add(`${at}.situation`, 'nothing is told in some state', 'Say how it stands')
  }
  const gaps = new Expected(
    (callBefore?.gaps ?? []).map(({ when }, place) => ({
      finding: never(`${at}.callBefore.gaps[${place}]`),
      isIt: (facts: Facts) => holds(when, facts),
    })),
  )
  for (const bedside of called) gaps.look(factsOf(bedside))
  return [...findings.all, ...sentences.left, ...changes.left, ...gaps.left]
}
