import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import { bedsideHistory } from '../rules/bedside.ts'
import { pastFacts } from '../rules/past-facts.ts'
import { decisionOn } from '../rules/questions.ts'
import { scoreItem } from '../rules/scoring.ts'
import type { CaseContent } from '../story/content.ts'
import type { ScoreBand } from '../story/final-report.ts'
import { takesSeveral } from '../story/group.ts'
import { pointRecordedAs, titleOfPoint } from '../story/points.ts'
import { type Facts, holds } from '../story/resolve-text.ts'

export interface ScoreReport {
  readonly total: number
  readonly best: number
  readonly worst: number
  readonly band: { readonly name: string; readonly advice: string }
  /** Why the band is not the one by points. Where it is, and in what older versions kept, there is none. */
  readonly capped?: readonly string[]
  readonly items: readonly ScoredItem[]
}

/** One scored item beside what could have been had there. */
export interface ScoredItem {
  /** The entry of TeamScore. */
  readonly item: string
  readonly part: string
  /** Of a decision point: which. What older versions kept has none. */
  readonly slug?: string | undefined
  readonly label: string
  readonly chosen: string
  readonly score: number
  /** The best score of the question or group; of a procedure, its own. */
  readonly best: number
}

export function scoreReport(state: CaseState, content: CaseContent): ScoreReport {
  const items = [...questionItems(state, content), ...pointItems(state, content)]
  const total = items.reduce((sum, { score }) => sum + score, 0)
  const { best, worst, bands } = content.scoreScale
  const byPoints = bands.find(({ from, to }) => total >= from && total <= to)
  if (!byPoints) throw new Error(`no band for ${total} points`)
  const { band, said } = cappedBand(byPoints, total, content, pastFacts(content, bedsideHistory(state, content)))
  const { name, advice } = band
  return { total, best, worst, band: { name, advice }, ...(said.length > 0 && { capped: said }), items }
}

/** The band by points, or the lowest that the run allows, with all that was said of it. */
export function cappedBand(
  byPoints: ScoreBand,
  total: number,
  { scoreScale: { bands, caps = [] } }: CaseContent,
  facts: Facts,
) {
  const held = caps.filter(({ when }) => holds(when, facts))
  const allowed = held.flatMap(({ atMost }) => bands.find(({ name }) => name === atMost) ?? [])
  const band = [byPoints, ...allowed].reduce((low, one) => (one.from < low.from ? one : low))
  const said = band === byPoints ? [] : held.map(({ said }) => said.replace('{points}', String(total)))
  return { band, said }
}

const highest = (options: readonly { score: number }[]): number => Math.max(...options.map(({ score }) => score))

function questionItems(state: CaseState, { questions }: CaseContent): ScoredItem[] {
  const entries = state.records.TeamScore[CASE_ID] ?? {}
  return questions.flatMap((question) => {
    const { slug: item, title: part, options } = question
    const entry = entries[item]
    const chosen = decisionOn(state, question) ?? ''
    return entry ? [{ item, part, label: part, chosen, score: entry.score, best: highest(options) }] : []
  })
}

function pointItems(state: CaseState, content: CaseContent): ScoredItem[] {
  const entries = state.records.TeamScore[CASE_ID] ?? {}
  return content.decisionPoints.flatMap(({ docId, decisionPointData }) =>
    decisionPointData.flatMap(({ decisionName, options }) => {
      const point = pointRecordedAs(content, docId)
      const provider = state.records.DecisionPoint[docId]?.decisionPointData.find(
        (group) => group.decisionName === decisionName,
      )?.provider
      const several = takesSeveral(content, decisionName)
      return options
        .filter(({ slug }) => [provider ?? []].flat().includes(slug))
        .flatMap(({ slug, name, score }) => {
          const item = scoreItem(docId, decisionName, several ? slug : null)
          const entry = entries[item]
          const best = several ? Math.max(0, score) : highest(options)
          const part = titleOfPoint(point?.place ?? docId)
          return entry
            ? [{ item, part, slug: point?.slug, label: decisionName, chosen: name, score: entry.score, best }]
            : []
        })
    }),
  )
}
