import { type PointHistory, storyOf } from '../rules/bedside.ts'
import { takenAt } from '../rules/gas-and-film.ts'
import { newestFilm, pastFacts } from '../rules/past-facts.ts'
import { workWordsOf } from '../rules/work-clock.ts'
import type { CaseContent } from '../story/content.ts'
import { pointNamed } from '../story/points.ts'
import { inBrief, printed } from '../story/readings.ts'
import { factsWith, holds, resolveText } from '../story/resolve-text.ts'
import type { GasReport } from './vitals-report.ts'

/** The team's newest gas with its time and kind, and since when nothing is known. */
export function lastGas(content: CaseContent, last: GasReport | undefined): string {
  if (!last) return `none by the team; ${hospitals(content, 'last-gas')}`
  const values = inBrief(content.instruments.analytes, 'report', last.values)
    .map(({ analyte, value }) => `${analyte.name} ${printed(analyte, value)}`)
    .join(', ')
  const kind = last.kind === 'arterial' ? 'arterial' : 'heel sample'
  return `${values} (${kind}, ${last.time}); none since point ${last.point}${unknownSince(content, last)}`
}

/** Drawn as a point opens or the line goes in, so before what else is done there. */
function unknownSince(content: CaseContent, { slug, point: place }: GasReport): string {
  const { duringIt } = pointNamed(content, slug)?.story.event ?? {}
  if (duringIt) return `, ${duringIt}`
  const events = content.decisionStories.flatMap(({ event }, index) => [
    ...(event && place < index + 1 ? [event.name] : []),
    ...(event?.answer && place <= index + 1 ? [event.answer] : []),
  ])
  return events.length > 0 ? `: not known since ${inWords(events)}` : ''
}

/** The team's newest film with its time, and what has not been seen on one. */
export function lastFilm(content: CaseContent, history: readonly PointHistory[]): string {
  const missing = notFilmed(content, history)
  const notYet = missing.length > 0 ? `; not yet on a film: ${missing.join(', ')}` : ''
  const filmed = newestFilm(content, history)
  if (!filmed) return `none by the team; ${hospitals(content, 'film')}${notYet}`
  const { point, place, opening, chosen } = filmed
  const words = workWordsOf(filmed, content)
  const facts = factsWith(opening, chosen)
  const story = storyOf(content, point)
  const option = takenAt(story, 'film', chosen)
  const row = story.pages.find(({ slug, films, when }) => films && slug === option?.slug && holds(when, facts))
  const reading = row?.facts.map((fact) => resolveText(fact, facts, words)).filter((text) => text !== '')
  const time = row?.films?.findLast(({ when }) => holds(when, facts))?.time
  const since = missing.length > 0 ? `; none since point ${place}` : ''
  return `${reading?.join('; ')} (${time && resolveText(time, facts, words)})${since}${notYet}`
}

/** What came after the newest film. A tube moved or a chest drained at the same point is on it. */
function notFilmed(content: CaseContent, history: readonly PointHistory[]): string[] {
  const facts = pastFacts(content, history)
  return content.notYetFilmed.filter(({ when }) => holds(when, facts)).map(({ what }) => what)
}

/** What the hospital reported, as part of a sentence. */
function hospitals({ bedsideReport }: CaseContent, slug: string): string {
  const item = bedsideReport.items.find((one) => one.slug === slug)
  if (!item) throw new Error(`the bedside report has no ${slug}`)
  return `the hospital’s ${item.title.charAt(0).toLowerCase()}${item.title.slice(1)}: ${item.text.replace(/\.$/, '')}`
}

const inWords = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '')
