import type { CaseContent } from '../content.ts'
import { bedsideNow, type PointHistory } from '../rules/bedside/history.ts'
import type { CaseState } from '../state.ts'
import { factsOf, holds, resolveText } from '../story/resolve-text.ts'
import { gasesReport } from './vitals-report.ts'

/** The team's newest gas with its time and kind, and since when nothing is known. */
export function lastGas(state: CaseState, content: CaseContent): string {
  const last = gasesReport(state).at(-1)
  if (!last) return `none by the team; ${hospitals(content, 'last-gas')}`
  const { ph, PCO2, PO2, HCO3, BE } = last.values
  const oxygen = PO2 === undefined ? '' : `, PO2 ${PO2}`
  const values = `pH ${ph.toFixed(2)}, PCO2 ${PCO2}${oxygen}, HCO3 ${HCO3.toFixed(1)}, BE ${BE}`
  const kind = last.kind === 'arterial' ? 'arterial' : 'heel sample'
  return `${values} (${kind}, ${timeOf(state, content, last.point)}); none since point ${last.point}${unknownSince(last.point)}`
}

/** Drawn as a point opens, so before what is done there. */
function unknownSince(point: number): string {
  if (point === 5) return ', where the supply was still failing'
  const events = [...(point < 3 ? ['the pneumothorax'] : []), ...(point < 4 ? ['the drain'] : []), 'the supply failure']
  return `: not known since ${inWords(events)}`
}

/** The team's newest film with its time, and what has not been seen on one. */
export function lastFilm(content: CaseContent, history: readonly PointHistory[]): string {
  const missing = notFilmed(history)
  const notYet = missing.length > 0 ? `; not yet on a film: ${missing.join(', ')}` : ''
  const filmed = newestFilm(history)
  if (!filmed) return `none by the team; ${hospitals(content, 'film')}${notYet}`
  const { point, opening, chosen } = filmed
  const facts = factsOf(opening, chosen)
  const row = content.decisionStories[point - 1]?.pages.find(
    ({ page, slug, when }) => page === 'procedure-cxr' && slug === 'cxr' && holds(when, facts),
  )
  const reading = row?.facts.map((fact) => resolveText(fact, facts, {})).filter((text) => text !== '')
  const time = row?.films?.findLast(({ when }) => holds(when, facts))?.time
  const since = missing.length > 0 ? `; none since point ${point}` : ''
  return `${reading?.join('; ')} (${time && resolveText(time, facts, {})})${since}${notYet}`
}

const newestFilm = (history: readonly PointHistory[]) => history.findLast(({ chosen }) => chosen.has('cxr'))

/** What came after the newest film. A tube moved or a chest drained at the same point is on it. */
function notFilmed(history: readonly PointHistory[]): string[] {
  const film = newestFilm(history)
  const isChanged = history.some(({ chosen }) => chosen.has('change-ett'))
  return [
    ...((film?.point ?? 0) < 3 ? ['the pneumothorax'] : []),
    ...(film?.now.chestDrained ? [] : ['the drain']),
    ...(film?.now.tubeRepositioned ? [] : ['the tube at 9.5 cm']),
    ...(isChanged ? ['the new tube'] : []),
  ]
}

export const isTubeFilmed = (history: readonly PointHistory[]): boolean =>
  newestFilm(history)?.now.tubeRepositioned ?? false

/** What the hospital reported, as part of a sentence. */
function hospitals({ bedsideReport }: CaseContent, slug: string): string {
  const item = bedsideReport.items.find((one) => one.slug === slug)
  if (!item) throw new Error(`the bedside report has no ${slug}`)
  return `the hospital’s ${item.title.charAt(0).toLowerCase()}${item.title.slice(1)}: ${item.text.replace(/\.$/, '')}`
}

function timeOf(state: CaseState, { decisionStories }: CaseContent, point: number): string {
  const story = decisionStories[point - 1]
  return (bedsideNow(state).leftLate && story?.lateTime) || story?.time || ''
}

const inWords = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '')
