import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import { scoreItem } from '../rules/scoring.ts'
import type { CaseContent } from '../story/content.ts'

export interface ScoreReport {
  readonly total: number
  readonly best: number
  readonly worst: number
  readonly band: { readonly name: string; readonly advice: string }
  readonly items: readonly ScoredItem[]
}

/** One scored item beside what could have been had there. */
export interface ScoredItem {
  /** The entry of TeamScore. */
  readonly item: string
  readonly part: string
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
  const band = bands.find(({ from, to }) => total >= from && total <= to)
  if (!band) throw new Error(`no band for ${total} points`)
  return { total, best, worst, band: { name: band.name, advice: band.advice }, items }
}

const highest = (options: readonly { score: number }[]): number => Math.max(...options.map(({ score }) => score))

function questionItems(state: CaseState, { questions }: CaseContent): ScoredItem[] {
  const answers = state.records.ProviderChallange[CASE_ID]
  const entries = state.records.TeamScore[CASE_ID] ?? {}
  return [
    {
      item: 'transport-mode',
      part: 'Transport mode',
      chosen: answers?.ProviderResponseSelection,
      of: questions['transport-mode'],
    },
    {
      item: 'response-time',
      part: 'Response time',
      chosen: answers?.ProviderResponseTime,
      of: questions['response-time'],
    },
  ].flatMap(({ item, part, chosen, of }) => {
    const entry = entries[item]
    return entry
      ? [{ item, part, label: part, chosen: chosen ?? '', score: entry.score, best: highest(of.options) }]
      : []
  })
}

function pointItems(state: CaseState, content: CaseContent): ScoredItem[] {
  const entries = state.records.TeamScore[CASE_ID] ?? {}
  return content.decisionPoints.flatMap(({ decisionPointNumber: point, decisionPointData }) =>
    decisionPointData.flatMap(({ decisionName, options }) => {
      const provider = state.records.DecisionPoint[point]?.decisionPointData.find(
        (group) => group.decisionName === decisionName,
      )?.provider
      return options
        .filter(({ slug }) => [provider ?? []].flat().includes(slug))
        .flatMap(({ slug, name, score }) => {
          const item = scoreItem(point, decisionName, slug)
          const entry = entries[item]
          const best = decisionName === 'Procedure' ? Math.max(0, score) : highest(options)
          const part = `Decision point ${point}`
          return entry ? [{ item, part, label: decisionName, chosen: name, score: entry.score, best }] : []
        })
    }),
  )
}
