import type { CaseContent } from '../content.ts'
import { applyChanges, type CaseState, type Change, put } from '../state.ts'
import { bedsideHistory } from './bedside.ts'
import { showBedside, visit } from './points.ts'

/** Opens the results of a point whose groups are all decided: the newborn answers now. */
export function openResults(state: CaseState, content: CaseContent, point: number, now: number): Change[] {
  const progress = state.records.PointProgress[point]
  if (!progress) throw new Error(`point ${point} is not open`)
  const closed = put('PointProgress', String(point), { ...progress, showing: 'results', queue: [], resultsAt: now })
  const after = bedsideHistory(applyChanges(state, [closed]), content).at(-1)?.after
  if (!after) throw new Error(`point ${point} has no outcome`)
  return [closed, showBedside(state, after), visit(point, 'results', now)]
}
