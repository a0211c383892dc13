import { CASE_ID } from '../records/collections.ts'
import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { caseMsBetween, paceOf, pauseNow, seenAt } from '../rules/case-clock.ts'
import { preparationTime } from '../rules/preparation-time.ts'
import { lastQuestion } from '../rules/questions.ts'
import { workTimes } from '../rules/task-time.ts'
import { workUnits } from '../rules/work-units.ts'
import type { CaseContent } from '../story/content.ts'
import { pointsOf } from '../story/points.ts'

/** A stretch of the run. Times are the server's; the duration is the case's, pace included. */
export interface Segment {
  readonly slug: string
  readonly label: string
  /** The point that it is, or whose results it is. Those kept by older versions do not say. */
  readonly point?: string
  readonly from: number
  readonly to: number
  readonly durationMs: number
  /** The run ended in it, before what would have closed it. Those kept by older versions do not say. */
  readonly isCut?: boolean
}

export interface WorkReport {
  readonly work: string
  readonly task: string
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

/** When the run came to what no record tells the time of. */
export interface TimesOfRun {
  readonly startedAt: number
  readonly bedsideAt: number | null
  readonly arrivedAt: number | null
  readonly endedAt: number
}

/** The whole run from its start to its end, each moment in one stretch only. */
export function segmentsOf(state: CaseState, content: CaseContent, times: TimesOfRun): Segment[] {
  const { startedAt, endedAt } = times
  const caseMsAt = caseMsSince(state, startedAt)
  const begun = beginnings(state, content, times).flatMap(({ at, ...named }) => (at == null ? [] : [{ ...named, at }]))
  return begun.map(({ at: from, ...named }, index) => {
    const to = begun[index + 1]?.at ?? endedAt
    const isCut = index === begun.length - 1 && state.records.Recording.handover === undefined
    return { ...named, from, to, durationMs: caseMsAt(to) - caseMsAt(from), isCut }
  })
}

/** How long the run took in the case's time. Its segments add up to it. */
export const wholeMsOf = (state: CaseState, { startedAt, endedAt }: TimesOfRun): number =>
  caseMsSince(state, startedAt)(endedAt)

/** The case's time since the start. Whole milliseconds, so that parts add up; a run that ends in a pause ends with its beginning. */
const caseMsSince = (state: CaseState, startedAt: number) => (at: number) =>
  Math.round(caseMsBetween(state, startedAt, Math.min(at, pauseNow(state)?.from ?? at)))

interface Beginning {
  readonly slug: string
  readonly label: string
  readonly point?: string
  readonly at: number | null | undefined
}

/** Each stretch by its beginning, in their order. It lasts until the next one's. */
function beginnings(state: CaseState, content: CaseContent, times: TimesOfRun): Beginning[] {
  const { Call, TeamScore, CaseTaskTime, PointProgress } = state.records
  const decidedAt = TeamScore[CASE_ID]?.[lastQuestion(content)?.slug ?? '']?.time
  return [
    { slug: 'before-call', label: 'Before the call', at: times.startedAt },
    { slug: 'call-to-decision', label: 'Call to decision', at: Call[CASE_ID]?.answeredAt },
    { slug: 'decision-to-departure', label: 'Decision to departure', at: decidedAt },
    { slug: 'departure-to-bedside', label: 'Departure to bedside', at: CaseTaskTime[CASE_ID]?.TransportStopTime },
    { slug: 'bedside-report', label: 'Report at the bedside', at: times.bedsideAt },
    ...pointsOf(content).flatMap(({ slug: point, docId, place, title, isLast, story: { stretch } }) => {
      const progress = PointProgress[docId]
      const { slug, label } = stretch ?? { slug: `point-${docId}`, label: title }
      const opens = { slug, label, point, at: progress?.callSince ?? progress?.openedAt }
      const results = { slug: `results-${docId}`, label: `Results of point ${place}`, point, at: progress?.resultsAt }
      // The last point's lasts until arrival.
      return isLast ? [opens] : [opens, results]
    }),
    { slug: 'arrival-to-handover', label: 'Arrival to handover', at: times.arrivedAt },
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
