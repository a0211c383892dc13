import { CASE_ID } from '../records/collections.ts'
import type { DecisionGroup, DecisionPoint, PointProgress } from '../records/decision-point.ts'
import { flowListOf } from '../records/decision-point.ts'
import { PROVIDER } from '../records/roles.ts'
import { append, applyChanges, type CaseState, type Change, put } from '../records/state.ts'
import type { Bedside } from '../story/bedside.ts'
import type { CaseContent } from '../story/content.ts'
import { bedsideHistory } from './bedside.ts'

/** Notes that the team has come to a page of the point. */
export function visit(point: number, page: string | null, now: number): Change {
  const step = `/case/decision-point/${point}${page ? `/${page}` : ''}`
  return append('DecisionPointFlow', CASE_ID, flowListOf(point), { step, roleId: PROVIDER, time: now })
}

/** The rows that the monitor and the analyser show from now on, and the oscillator as it is set. */
export function showBedside(state: CaseState, bedside: Bedside): Change {
  const vitals = state.records.VitalStats[CASE_ID]
  if (!vitals) throw new Error('vital signs were not seeded')
  const { monitor: currentState, gas: currentiStat, map: MAP } = bedside
  const currentHFOV = vitals.currentHFOV.MAP === null ? vitals.currentHFOV : { ...vitals.currentHFOV, MAP }
  return put('VitalStats', CASE_ID, { ...vitals, currentState, currentiStat, currentHFOV })
}

export const freshPoint: PointProgress = {
  callSince: null,
  openedAt: null,
  decidedAt: {},
  showing: null,
  queue: [],
  resultsAt: null,
}

export interface OpenPoint {
  readonly record: DecisionPoint
  readonly progress: PointProgress
}

/** The point if it is open for decisions. */
export function openPointOf(state: CaseState, point: number): OpenPoint | null {
  const record = state.records.DecisionPoint[point]
  const progress = state.records.PointProgress[point]
  return record && progress && progress.openedAt !== null && progress.resultsAt === null ? { record, progress } : null
}

export const isDecided = (progress: PointProgress, group: DecisionGroup['decisionName']): boolean =>
  progress.decidedAt[group] !== undefined

export const isAllDecided = ({ record, progress }: OpenPoint): boolean =>
  record.decisionPointData.every(({ decisionName }) => isDecided(progress, decisionName))

/** The same point with one group's choice of one role changed. */
export function withChoice(
  record: DecisionPoint,
  group: DecisionGroup['decisionName'],
  field: 'provider' | 'rt' | 'rn',
  choice: string | string[] | null,
): DecisionPoint {
  const decisionPointData = record.decisionPointData.map((one) =>
    one.decisionName === group ? { ...one, [field]: choice } : one,
  )
  return { ...record, decisionPointData }
}

/** Opens the results of a point whose groups are all decided: the newborn answers now. */
export function openResults(state: CaseState, content: CaseContent, point: number, now: number): Change[] {
  const progress = state.records.PointProgress[point]
  if (!progress) throw new Error(`point ${point} is not open`)
  const closed = put('PointProgress', String(point), { ...progress, showing: 'results', queue: [], resultsAt: now })
  const after = bedsideHistory(applyChanges(state, [closed]), content).at(-1)?.after
  if (!after) throw new Error(`point ${point} has no outcome`)
  return [closed, showBedside(state, after), visit(point, 'results', now)]
}
