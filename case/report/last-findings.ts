import { type PointHistory, storyOf } from '../rules/bedside.ts'
import { workWordsOf } from '../rules/work-clock.ts'
import type { CaseContent } from '../story/content.ts'
import { factsWith, holds, resolveText } from '../story/resolve-text.ts'
import { lookingBack, newestFilm } from './looking-back.ts'
import type { GasReport } from './vitals-report.ts'

/** The team's newest gas with its time and kind, and since when nothing is known. */
export function lastGas(content: CaseContent, last: GasReport | undefined): string {
  if (!last) return `none by the team; ${hospitals(content, 'last-gas')}`
  const { ph, PCO2, PO2, HCO3, BE } = last.values
  const oxygen = PO2 === undefined ? '' : `, PO2 ${PO2}`
  const values = `pH ${ph.toFixed(2)}, PCO2 ${PCO2}${oxygen}, HCO3 ${HCO3.toFixed(1)}, BE ${BE}`
  const kind = last.kind === 'arterial' ? 'arterial' : 'heel sample'
  return `${values} (${kind}, ${last.time}); none since point ${last.point}${unknownSince(content, last.point)}`
}

/** Drawn as a point opens or the line goes in, so before what else is done there. */
function unknownSince(content: CaseContent, point: number): string {
  const { duringIt } = storyOf(content, point).event ?? {}
  if (duringIt) return `, ${duringIt}`
  const events = content.decisionStories.flatMap(({ event }, index) => [
    ...(event && point < index + 1 ? [event.name] : []),
    ...(event?.answer && point <= index + 1 ? [event.answer] : []),
  ])
  return `: not known since ${inWords(events)}`
}

/** The team's newest film with its time, and what has not been seen on one. */
export function lastFilm(content: CaseContent, history: readonly PointHistory[]): string {
  const missing = notFilmed(content, history)
  const notYet = missing.length > 0 ? `; not yet on a film: ${missing.join(', ')}` : ''
  const filmed = newestFilm(history)
  if (!filmed) return `none by the team; ${hospitals(content, 'film')}${notYet}`
  const { point, opening, chosen } = filmed
  const words = workWordsOf(filmed, content)
  const facts = factsWith(opening, chosen)
  const row = content.decisionStories[point - 1]?.pages.find(
    ({ page, slug, when }) => page === 'procedure-cxr' && slug === 'cxr' && holds(when, facts),
  )
  const reading = row?.facts.map((fact) => resolveText(fact, facts, words)).filter((text) => text !== '')
  const time = row?.films?.findLast(({ when }) => holds(when, facts))?.time
  const since = missing.length > 0 ? `; none since point ${point}` : ''
  return `${reading?.join('; ')} (${time && resolveText(time, facts, words)})${since}${notYet}`
}

/** What came after the newest film. A tube moved or a chest drained at the same point is on it. */
function notFilmed({ notYetFilmed }: CaseContent, history: readonly PointHistory[]): string[] {
  const facts = lookingBack(history)
  return notYetFilmed.filter(({ when }) => holds(when, facts)).map(({ what }) => what)
}

/** What the hospital reported, as part of a sentence. */
function hospitals({ bedsideReport }: CaseContent, slug: string): string {
  const item = bedsideReport.items.find((one) => one.slug === slug)
  if (!item) throw new Error(`the bedside report has no ${slug}`)
  return `the hospital’s ${item.title.charAt(0).toLowerCase()}${item.title.slice(1)}: ${item.text.replace(/\.$/, '')}`
}

const inWords = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '')
