import { CASE_ID } from '../records/collections.ts'
import type { DecisionPoint } from '../records/decision-point.ts'
import { type CaseState, type Change, put } from '../records/state.ts'
import { type Groups, takesSeveral } from '../story/group.ts'

/** Writes entries of TeamScore. Each is written once: an item that stands already is not touched. */
export function scoreEntries(state: CaseState, scores: { readonly [item: string]: number }, now: number): Change {
  const entries = Object.entries(scores).map(([item, score]) => [item, { score, time: now }])
  return put('TeamScore', CASE_ID, { ...Object.fromEntries(entries), ...state.records.TeamScore[CASE_ID] })
}

/** The entry of TeamScore for a group, or for one of several options decided there. */
export const scoreItem = (docId: string, group: string, oneOfSeveral: string | null): string =>
  oneOfSeveral === null ? `point-${docId}/${group}` : `point-${docId}/${group}/${oneOfSeveral}`

/** All items of a point at once, when its last group is decided: a badge that moved at each group would tell. */
export function scorePoint(state: CaseState, story: Groups, point: DecisionPoint, now: number): Change {
  const scores = point.decisionPointData.flatMap(({ decisionName, provider, options }) =>
    options
      .filter(({ slug }) => [provider ?? []].flat().includes(slug))
      .map(
        ({ slug, score }) =>
          [scoreItem(point.docId, decisionName, takesSeveral(story, decisionName) ? slug : null), score] as const,
      ),
  )
  return scoreEntries(state, Object.fromEntries(scores), now)
}
