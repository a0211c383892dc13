import { CASE_ID } from '../../records/collections.ts'
import type { PointHistory } from '../../rules/bedside.ts'
import { showsPoints } from '../../rules/debriefing.ts'
import { inWorkingOrder, linkOf } from '../../rules/decision-links.ts'
import { hiddenFrom } from '../../rules/orders.ts'
import type { CaseAndStory } from '../../rules/places.ts'
import { workWordsOf } from '../../rules/work-clock.ts'
import type { Bedside } from '../../story/bedside.ts'
import { compiled } from '../../story/compiled.ts'
import type { Text } from '../../story/condition.ts'
import type { CaseContent } from '../../story/content.ts'
import {
  type DecisionStory,
  type PageRow,
  type PageSuffix,
  type Panel,
  suffixesOf,
} from '../../story/decision-story.ts'
import type { Film } from '../../story/film.ts'
import { takesSeveral } from '../../story/group.ts'
import { pointNamed } from '../../story/points.ts'
import { type Facts, factsWith, holds, resolveText, type Words } from '../../story/resolve-text.ts'
import { type GasView, gasOf } from './gases.ts'
import { type InfusionsView, viewInfusions } from './infusions.ts'
import { type MachineView, viewMachine } from './machine.ts'
import { vitalsRecord } from './monitor.ts'
import { type ResultsView, resultRows, viewResults } from './point-results.ts'
import { decidedNewestFirst, factsOfPoint, type PointFacts, recordAsDecided } from './points.ts'
import { wordsOf } from './words.ts'

/** The ten pages of an opened point, each with what the decided choices led to, and what stands beside the text. */
export interface PointPages {
  readonly point: string
  /** Pages the team has been to, in the order of the first visit. */
  readonly visited: readonly PageSuffix[]
  readonly pages: readonly { readonly page: PageSuffix; readonly isHarm: boolean; readonly rows: readonly RowView[] }[]
  /** Pages of what is decided and still in somebody's hands, for who decided it. */
  readonly inHands?: readonly PageSuffix[]
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
  const point = factsOfPoint(told, history, recordAsDecided(told.state, history.docId))
  return point.progress.openedAt === null ? null : viewPagesOf(told, point)
}

function viewPagesOf(told: CaseAndStory, point: PointFacts): PointPages {
  const { state, content } = told
  const { now, opening, place } = point.history
  const inHands = pagesInHands(told, point)
  const vitals = vitalsRecord(state)
  const reading: Reading = {
    point,
    opening: momentOf(told, opening, point),
    now: momentOf(told, now, point),
    drawn: content.films,
    leading: slugsByPage(told, point),
    isTaught: point.isAllDecided && showsPoints(state),
  }
  return {
    point: point.history.point,
    visited: visitedPages(told, point),
    ...(inHands.length > 0 && { inHands }),
    pages: suffixesOf(point.story).map((page) => ({
      page,
      isHarm: page === content.harmPage,
      rows: viewPage(reading, page),
    })),
    procedures: proceduresOf(told, point),
    machine: viewMachine(now, vitals, content, place),
    infusions: viewInfusions(now, content, place),
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
  readonly drawn: CaseContent['films']
  /** The chosen options that lead to each page. */
  readonly leading: ReadonlyMap<PageSuffix, readonly string[]>
  /** What to take along may be told. */
  readonly isTaught: boolean
}

const suffixOf = (story: DecisionStory, path: string): PageSuffix | undefined =>
  suffixesOf(story).find((suffix) => path.endsWith(`/${suffix}`))

/** The chosen options that lead to each page, newest group on top. */
function slugsByPage(told: CaseAndStory, point: PointFacts): Map<PageSuffix, string[]> {
  const slugs = new Map<PageSuffix, string[]>()
  for (const { group, chosen } of decidedNewestFirst(told, point)) {
    for (const option of inWorkingOrder(point.story.groups[group.decisionName] ?? [], chosen)) {
      const page = suffixOf(point.story, linkOf(option, point.history.opening, chosen))
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
  (story: DecisionStory) =>
    new Map(suffixesOf(story).map((page) => [page, story.pages.filter((row) => row.page === page)])),
)

/** What a choice led to reads the bedside as the point opened; what stands there without one, as it is. */
function viewRow({ point, opening, now, drawn, isTaught }: Reading, row: PageRow): RowView {
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
      .flatMap(({ film, time, finding }) => {
        const plan = drawn[film]
        return plan ? { film: plan, time: resolve(time), finding: point.isAllDecided ? finding : null } : []
      }),
  }
}

function proceduresOf(told: CaseAndStory, point: PointFacts): PointPages['procedures'] {
  const decided = decidedNewestFirst(told, point).toReversed()
  const lists = decided.filter(({ group: { decisionName } }) => takesSeveral(told.content, decisionName))
  if (lists.length === 0) return null
  return lists.flatMap(({ group, chosen }) =>
    inWorkingOrder(point.story.groups[group.decisionName] ?? [], chosen).map(({ slug, name }) => ({ slug, name })),
  )
}

/** Where somebody carries out what was decided, a page is not named to them before it is done. */
function visitedPages(told: CaseAndStory, point: PointFacts): PageSuffix[] {
  const { state, content, eyes } = told
  const { point: slug, docId } = point.history
  const visits = state.records.DecisionPointFlow[CASE_ID]?.[pointNamed(content, slug)?.flow ?? ''] ?? []
  const visited = [...new Set(visits.flatMap(({ step }) => suffixOf(point.story, step) ?? []))]
  if (eyes !== 'advisers' || hiddenFrom(state, docId, eyes).length === 0) return visited
  const leading = slugsByPage(told, point)
  return visited.filter((page) => leading.has(page))
}

/** Whose name tells them nothing new: they decided it. */
function pagesInHands({ state, eyes }: CaseAndStory, { history, record, story }: PointFacts): PageSuffix[] {
  const hidden = eyes === 'provider' ? hiddenFrom(state, history.docId, eyes) : []
  if (hidden.length === 0) return []
  return record.decisionPointData.flatMap(({ decisionName, provider }) => {
    const chosen = [provider ?? []].flat()
    const options = (story.groups[decisionName] ?? []).filter(
      ({ slug }) => chosen.includes(slug) && hidden.includes(slug),
    )
    return options.flatMap((option) => suffixOf(story, linkOf(option, history.opening, chosen)) ?? [])
  })
}
