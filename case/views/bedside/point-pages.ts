import { CASE_ID } from '../../records/collections.ts'
import { flowListOf } from '../../records/decision-point.ts'
import type { PointHistory } from '../../rules/bedside.ts'
import { inWorkingOrder, linkOf } from '../../rules/decision-links.ts'
import type { CaseAndStory } from '../../rules/places.ts'
import { showsPoints } from '../../rules/score-sight.ts'
import { workWordsOf } from '../../rules/work-clock.ts'
import type { Bedside } from '../../story/bedside.ts'
import { compiled } from '../../story/compiled.ts'
import type { Text } from '../../story/condition.ts'
import {
  type DecisionStory,
  type Film,
  type PageRow,
  type PageSuffix,
  type Panel,
  pageSuffixes,
} from '../../story/decision-story.ts'
import { type Facts, factsWith, holds, resolveText, type Words } from '../../story/resolve-text.ts'
import { type GasView, gasOf } from './gases.ts'
import { type InfusionsView, viewInfusions } from './infusions.ts'
import { type MachineView, viewMachine } from './machine.ts'
import { vitalsRecord } from './monitor.ts'
import { type ResultsView, resultRows, viewResults } from './point-results.ts'
import { decidedNewestFirst, factsOfPoint, type PointFacts } from './points.ts'
import { wordsOf } from './words.ts'

/** The ten pages of an opened point, each with what the decided choices led to, and what stands beside the text. */
export interface PointPages {
  readonly point: number
  /** Pages the team has been to, in the order of the first visit. */
  readonly visited: readonly PageSuffix[]
  readonly pages: readonly { readonly page: PageSuffix; readonly rows: readonly RowView[] }[]
  /** The confirmed procedures in working order. */
  readonly procedures: readonly { readonly slug: string; readonly name: string }[] | null
  /** With the choices so far, as the pages tell them. What came of it is with the results. */
  readonly machine: MachineView
  readonly infusions: InfusionsView
  readonly gas: GasView | null
  readonly results: ResultsView | null
}

export interface RowView {
  readonly slug: string
  readonly title: string
  readonly facts: readonly string[]
  /** Once the point's last group is decided, unless reasons are hidden. */
  readonly teaching: string | null
  readonly panels: readonly Panel[]
  readonly films: readonly { readonly film: Film; readonly time: string; readonly finding: string | null }[]
}

/** The pages of a point, null before it opens. */
export function viewPages(told: CaseAndStory, history: PointHistory): PointPages | null {
  const point = factsOfPoint(told, history)
  return point.progress.openedAt === null ? null : viewPagesOf(told, point)
}

function viewPagesOf(told: CaseAndStory, point: PointFacts): PointPages {
  const { state, content } = told
  const { now, opening, point: number } = point.history
  const vitals = vitalsRecord(state)
  const reading: Reading = {
    point,
    opening: momentOf(told, opening, point),
    now: momentOf(told, now, point),
    leading: slugsByPage(told, point),
    isTaught: point.isAllDecided && showsPoints(state),
  }
  return {
    point: number,
    visited: visitedPages(told, number),
    pages: pageSuffixes.map((page) => ({ page, rows: viewPage(reading, page) })),
    procedures: proceduresOf(point),
    machine: viewMachine(now, vitals, content, number),
    infusions: viewInfusions(now, content, number),
    gas: gasOf(point.history, vitals, content),
    results: viewResults(told, point),
  }
}

interface Moment {
  readonly facts: Facts
  readonly words: Words
}

const momentOf = ({ state, content }: CaseAndStory, bedside: Bedside, { history }: PointFacts): Moment => ({
  facts: factsWith(bedside, history.chosen),
  words: { ...wordsOf(bedside, vitalsRecord(state), content), ...workWordsOf(history, content) },
})

/** What the rows of a point's pages are read with. */
interface Reading {
  readonly point: PointFacts
  readonly opening: Moment
  readonly now: Moment
  /** The chosen options that lead to each page. */
  readonly leading: ReadonlyMap<PageSuffix, readonly string[]>
  /** What to take along may be told. */
  readonly isTaught: boolean
}

const suffixOf = (path: string): PageSuffix | undefined => pageSuffixes.find((suffix) => path.endsWith(`/${suffix}`))

/** The chosen options that lead to each page, newest group on top. */
function slugsByPage(told: CaseAndStory, point: PointFacts): Map<PageSuffix, string[]> {
  const slugs = new Map<PageSuffix, string[]>()
  for (const { group, chosen } of decidedNewestFirst(told, point)) {
    for (const option of inWorkingOrder(group.options, chosen)) {
      const page = suffixOf(linkOf(option, point.history.opening, chosen))
      if (page) slugs.set(page, [...(slugs.get(page) ?? []), option.slug])
    }
  }
  return slugs
}

function viewPage(reading: Reading, page: PageSuffix): RowView[] {
  const { point, opening, leading } = reading
  const rows = (rowsByPage(point.story).get(page) ?? []).filter((row) => holds(row.when, opening.facts))
  const slugs = leading.get(page) ?? []
  const chosen =
    page === 'results' ? resultRows(point, rows) : slugs.flatMap((slug) => rows.filter((row) => row.slug === slug))
  const shown = chosen.length > 0 ? chosen : rows.filter((row) => row.slug === 'default')
  return shown.map((row) => viewRow(reading, row))
}

const rowsByPage = compiled(
  ({ pages }: DecisionStory) => new Map(pageSuffixes.map((page) => [page, pages.filter((row) => row.page === page)])),
)

/** What a choice led to reads the bedside as the point opened; what stands there without one, as it is. */
function viewRow({ point, opening, now, isTaught }: Reading, row: PageRow): RowView {
  const moment = row.slug !== 'default' || row.readsOpening ? opening : now
  const resolve = (text: Text) => resolveText(text, moment.facts, moment.words)
  return {
    slug: row.slug,
    title: row.title,
    facts: row.facts.map(resolve).filter((fact) => fact !== ''),
    teaching: (isTaught && row.teaching && resolve(row.teaching)) || null,
    panels: row.panels ?? [],
    films: (row.films ?? [])
      .filter(({ when }) => holds(when, moment.facts))
      .map(({ film, time, finding }) => ({ film, time: resolve(time), finding: point.isAllDecided ? finding : null })),
  }
}

function proceduresOf({ record, progress }: PointFacts): PointPages['procedures'] {
  const group = record.decisionPointData.find(({ decisionName }) => decisionName === 'Procedure')
  if (!group || progress.decidedAt.Procedure === undefined) return null
  return inWorkingOrder(group.options, [group.provider ?? []].flat()).map(({ slug, name }) => ({ slug, name }))
}

function visitedPages({ state }: CaseAndStory, point: number): PageSuffix[] {
  const visits = state.records.DecisionPointFlow[CASE_ID]?.[flowListOf(point)] ?? []
  return [...new Set(visits.flatMap(({ step }) => suffixOf(step) ?? []))]
}
