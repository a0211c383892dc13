import { CASE_ID } from '../../records/collections.ts'
import { applyChanges, type CaseState, emptyState, put } from '../../records/state.ts'
import type { PointHistory } from '../../rules/bedside.ts'
import { leavePoint, withChoices } from '../../rules/bedside.ts'
import { freshPoint } from '../../rules/points.ts'
import type { CaseContent } from '../../story/content.ts'
import type { DecisionStory } from '../../story/decision-story.ts'
import { takesSeveral } from '../../story/group.ts'
import { pointsOf, type StoryPoint } from '../../story/points.ts'
import { type PointPages, viewPages } from '../../views/bedside/point-pages.ts'
import { viewPoint } from '../../views/bedside/points.ts'
import type { Decided } from './decisions-at.ts'
import type { Opening } from './every-opening.ts'

/** What everyone sees of a point at one moment. */
export interface Scene {
  readonly history: PointHistory
  /** Told as the point opens: once is enough. */
  readonly situation: readonly string[]
  readonly pages: PointPages
}

/** By its place, from 1. */
function pointAt(content: CaseContent, place: number): StoryPoint {
  const point = pointsOf(content)[place - 1]
  if (!point) throw new Error(`there is no point ${place}`)
  return point
}

export const storyAt = (content: CaseContent, place: number): DecisionStory => pointAt(content, place).story

/** A point with these groups decided, before its results or with them. */
export function sceneOf(content: CaseContent, opened: Opening, decided: Decided, hasResults = false): Scene {
  const history = historyOf(content, opened, decided, hasResults)
  const told = { state: stateOf(content, opened.point, decided, hasResults), content }
  const isFresh = Object.keys(decided).length === 0
  const situation = isFresh ? viewPoint(told, [history], history).situation : []
  const pages = viewPages(told, history)
  if (!pages) throw new Error('an open point has pages')
  return { history, situation, pages }
}

export function historyOf(
  content: CaseContent,
  { point, before, opening }: Opening,
  decided: Decided,
  hasResults: boolean,
): PointHistory {
  const { slug, place, docId, story } = pointAt(content, point)
  const chosen = new Set(Object.values(decided).flat())
  const after = hasResults ? leavePoint(content, before, opening, story, chosen) : null
  return { point: slug, place, docId, before, opening, chosen, now: withChoices(opening, story, chosen), after }
}

/** The records of one point with these groups decided. */
export function stateOf(content: CaseContent, point: number, decided: Decided, hasResults: boolean): CaseState {
  const record = content.decisionPoints[point - 1]
  if (!record) throw new Error(`there is no point ${point}`)
  const decisionPointData = record.decisionPointData.map((group) => {
    const slugs = decided[group.decisionName]
    return { ...group, provider: (takesSeveral(content, group.decisionName) ? slugs?.slice() : slugs?.[0]) ?? null }
  })
  const decidedAt = Object.fromEntries(Object.keys(decided).map((group) => [group, 1]))
  return applyChanges(emptyState, [
    put('VitalStats', CASE_ID, content.vitalStats),
    put('DecisionPoint', record.docId, { ...record, decisionPointData }),
    put('PointProgress', record.docId, { ...freshPoint, openedAt: 1, decidedAt, resultsAt: hasResults ? 1 : null }),
  ])
}
