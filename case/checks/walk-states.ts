import { type Finding, found } from '../story/checks/complaint.ts'
import type { CaseContent } from '../story/content.ts'
import { courseOf, mistakesInOpening } from './course-of-point.ts'
import { createEventWatch } from './events-fit.ts'
import { everyPoint, type Left } from './every-bedside.ts'
import { isNever } from './expected.ts'
import { createOrderWatch } from './orders-fit.ts'
import { mistakesOnPages } from './pages-of-point.ts'
import { createPanelWatch } from './panels-shown.ts'

/**
 * What is wrong in some state that a team can come to, or never comes up in any. Yields how many points are done. `step`: of the
 * states that a point opens in, every so many; whether something never comes up is then not known.
 */
export function* mistakesInStates(content: CaseContent, step = 1): Generator<number, readonly Finding[]> {
  const courses = content.decisionStories.map(courseOf)
  const panels = createPanelWatch(content)
  const events = createEventWatch(content)
  const orders = createOrderWatch(content)
  const findings: Finding[] = []

  panels.look([content.asFound], 0)
  events.look([content.asFound], 0, () => true)
  const walk = everyPoint(content, (index) => (left: Left) => courses[index]?.hear(left), step)
  let next = walk.next()
  let at = 0
  for (; !next.done; next = walk.next()) {
    const states = next.value
    if (states) {
      const place = states.index + 1
      const slug = states.story.slug
      const bedsides = [...states.openings.map(({ opening }) => opening), ...states.now]
      panels.look(bedsides, place)
      panels.look(states.after, place)
      events.look(bedsides, place, (one) => one.point === slug)
      events.look(states.after, place, (one) => one.point === slug)
      findings.push(...mistakesInOpening(states))
      const pages = mistakesOnPages(content, states)
      let page = pages.next()
      for (; !page.done; page = pages.next()) yield at
      findings.push(...page.value)
      for (const _ of orders.look(states)) yield at
      at = states.index + 1
    }
    yield at
  }
  const arrived = next.value
  const last = content.decisionStories.length
  panels.look(arrived, last)
  events.look(arrived, last, () => true)
  const all = [
    ...findings,
    ...courses.flatMap(({ left }) => left()),
    ...panels.left(),
    ...events.left(),
    ...orders.left(),
  ]
  return step === 1 ? butNamed(content, all) : all.filter((one) => !isNever(one))
}

/** Without what the story says never comes up; with what it says so of, and which does. */
function butNamed({ unreached = [] }: CaseContent, findings: readonly Finding[]): readonly Finding[] {
  const never = findings.filter(isNever)
  const wrong = unreached.flatMap(({ at }, index) =>
    never.some((one) => one.at === at)
      ? []
      : found(`unreached[${index}]`, `“${at}” does come up, or is not there`, 'Take it out of the list'),
  )
  return [...findings.filter((one) => !isNever(one) || unreached.every(({ at }) => at !== one.at)), ...wrong]
}
