import { CASE_ID } from '../records/collections.ts'
import type { DecisionGroup, DecisionPoint, PointProgress } from '../records/decision-point.ts'
import { PROVIDER } from '../records/roles.ts'
import { append, applyChanges, type CaseState, type Change, put } from '../records/state.ts'
import { amountOf, type Bedside } from '../story/bedside.ts'
import type { CaseContent } from '../story/content.ts'
import { pointNamed, type StoryPoint } from '../story/points.ts'
import { bedsideHistory } from './bedside.ts'

/** Notes that the team has come to a page of the point. */
export function visit({ path, flow }: StoryPoint, page: string | null, now: number): Change {
  const step = `${path}${page ? `/${page}` : ''}`
  return append('DecisionPointFlow', CASE_ID, flow, { step, roleId: PROVIDER, time: now })
}

/** The rows that the monitor and the analyser show from now on, and what the team settled as it is set. */
export function showBedside(state: CaseState, bedside: Bedside, { settings }: CaseContent): Change {
  const vitals = state.records.VitalStats[CASE_ID]
  if (!vitals) throw new Error('vital signs were not seeded')
  const { monitor: currentState, gas: currentiStat } = bedside
  const set = settings.flatMap(({ slug, as }) => (as ? [[as, amountOf(bedside, slug)] as const] : []))
  const isSettled = vitals.currentHFOV.MAP !== null
  const currentHFOV = isSettled ? { ...vitals.currentHFOV, ...Object.fromEntries(set) } : vitals.currentHFOV
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

/** How far it is; none: the Provider has not come to it. */
export function progressOf(
  state: CaseState,
  content: CaseContent,
  slug: string | undefined,
): PointProgress | undefined {
  const point = pointNamed(content, slug)
  return point && state.records.PointProgress[point.docId]
}

export interface OpenPoint {
  readonly record: DecisionPoint
  readonly progress: PointProgress
}

/** The point if it is open for decisions. */
export function openPointOf(state: CaseState, { docId }: Pick<StoryPoint, 'docId'>): OpenPoint | null {
  const record = state.records.DecisionPoint[docId]
  const progress = state.records.PointProgress[docId]
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
export function openResults(state: CaseState, content: CaseContent, point: StoryPoint, now: number): Change[] {
  const progress = state.records.PointProgress[point.docId]
  if (!progress) throw new Error(`${point.slug} is not open`)
  const closed = put('PointProgress', point.docId, { ...progress, showing: 'results', queue: [], resultsAt: now })
  const after = bedsideHistory(applyChanges(state, [closed]), content).at(-1)?.after
  if (!after) throw new Error(`${point.slug} has no outcome`)
  return [closed, showBedside(state, after, content), visit(point, 'results', now)]
}
