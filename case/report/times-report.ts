import { CASE_ID } from '../records/collections.ts'
import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { caseMsBetween, paceOf, seenAt } from '../rules/case-clock.ts'
import { preparationTime } from '../rules/preparation-time.ts'
import { workTimes } from '../rules/task-time.ts'
import { workUnits } from '../rules/work-units.ts'
import type { CaseContent } from '../story/content.ts'
import type { FirebaseId } from '../story/task.ts'

/** A stretch of the run. Times are the server's; the duration is the case's, pace included. */
export interface Segment {
  readonly slug: string
  readonly label: string
  readonly from: number
  readonly to: number
  readonly durationMs: number
}

export interface WorkReport {
  readonly work: string
  readonly task: FirebaseId
  readonly roleId: RoleId
  /** After the transport clock's start, in the case's time. */
  readonly startMs: number
  readonly freeMs: number | null
  readonly doneMs: number | null
}

export interface PreparationReport {
  readonly durationMs: number
  readonly bestMs: number
  readonly band: { readonly title: string; readonly advice: string }
  readonly promise: string
  readonly isPromiseKept: boolean
  /** What was left of the promise after preparation and loading; below zero it was broken by that much. */
  readonly spareMs: number
}

export function segmentsOf(state: CaseState, { decisionStories }: CaseContent, arrivedAt: number | null): Segment[] {
  const { records } = state
  const segment = (slug: string, label: string, from?: number | null, to?: number | null): Segment[] =>
    from == null || to == null
      ? []
      : [{ slug, label, from, to, durationMs: Math.max(0, caseMsBetween(state, from, to)) }]

  const promisedAt = records.TeamScore[CASE_ID]?.['response-time']?.time
  return [
    ...segment('call-to-decision', 'Call to decision', records.Call[CASE_ID]?.answeredAt, promisedAt),
    ...segment(
      'decision-to-departure',
      'Decision to departure',
      promisedAt,
      records.CaseTaskTime[CASE_ID]?.TransportStopTime,
    ),
    ...decisionStories.flatMap(({ stretch }, index) => {
      const point = index + 1
      const { slug, label } = stretch ?? { slug: `point-${point}`, label: `Decision point ${point}` }
      const progress = records.PointProgress[point]
      const to = point === decisionStories.length ? arrivedAt : progress?.resultsAt
      return segment(slug, label, progress?.callSince ?? progress?.openedAt, to)
    }),
  ]
}

/** Every piece of work on a line of time. */
export function workReport(state: CaseState, content: CaseContent): WorkReport[] {
  const start = state.records.CaseTaskTime[CASE_ID]?.TransportStartTime
  if (start == null) return []
  const since = (seen: number | null) => (seen === null ? null : (seen - seenAt(state, start)) * paceOf(state))
  return workUnits(content).flatMap((unit) => {
    const work = state.records.Work[unit.id]
    if (!work) return []
    const { freeAt, doneAt } = workTimes(state, unit)
    const times = { startMs: caseMsBetween(state, start, work.startedAt), freeMs: since(freeAt), doneMs: since(doneAt) }
    return [{ work: unit.id, task: unit.task, roleId: unit.roleId, ...times }]
  })
}

export function preparationReport(state: CaseState, content: CaseContent): PreparationReport | null {
  const time = preparationTime(state, content)
  if (!time?.promise) return null
  const { tookMs, bestMs, band, promise } = time
  const { name, isKept, toSpareMs } = promise
  return { durationMs: tookMs, bestMs, band, promise: name, isPromiseKept: isKept, spareMs: toSpareMs }
}
