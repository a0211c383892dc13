import type { Report } from '#case/report/report.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import { type Anchor, minutesOf, scriptMinutes } from './script-clock.ts'

/** The newborn's way by the script's clock. Times are minutes of its day. */
export interface Course {
  readonly from: number
  readonly to: number
  readonly rows: readonly CourseRow[]
  readonly gases: readonly (Report['gases'][number] & { readonly minutes: number })[]
  readonly marks: readonly CourseMark[]
}

export interface CourseRow {
  readonly minutes: number
  readonly event: string
  readonly heartRate: number
  readonly bloodPressure: string
  readonly meanPressure: number
  readonly oxygenPre: number
  readonly oxygenPost: number
}

/** A stretch in which the team decided, or was called. */
export interface CourseMark {
  /** Null is the call of medical control. */
  readonly point: number | null
  readonly from: number
  readonly to: number
  /** When each group was decided. */
  readonly decided: readonly number[]
}

/** What the view tells of the script's clock. */
interface Told {
  readonly points: readonly (Pick<PointView, 'point' | 'time' | 'openedAt' | 'resultsAt'> & {
    readonly call: { readonly since: number; readonly time: string } | null
  })[]
  readonly bedsideReport: { readonly time: string } | null
  readonly handover: { readonly time: string } | null
}

export function courseOf(report: Report, told: Told): Course | null {
  const anchors = anchorsOf(report, told)
  const [first, last] = [anchors[0], anchors.at(-1)]
  if (!first || !last) return null
  const minutes = (at: number) => scriptMinutes(anchors, at)
  return {
    from: first.minutes,
    to: last.minutes,
    rows: report.vitals.map(({ at, event, monitor }) => ({
      minutes: minutes(at),
      event,
      ...monitor,
      meanPressure: meanOf(monitor.bloodPressure),
    })),
    gases: report.gases.flatMap((gas) => {
      const point = told.points.find((one) => one.point === gas.point)
      return point ? [{ ...gas, minutes: minutesOf(point.time) }] : []
    }),
    marks: marksOf(report, told, minutes),
  }
}

/** The moments whose times the script names: at the bedside, each point and the call, at the NICU bed. */
function anchorsOf({ startedAt, segments }: Report, { points, bedsideReport, handover }: Told): Anchor[] {
  const anchor = (at: number | null | undefined, time: string | undefined): Anchor[] =>
    at == null || !time ? [] : [{ at, minutes: minutesOf(time) }]
  return [
    ...anchor(startedAt, bedsideReport?.time),
    ...points.flatMap(({ call, openedAt, time }) => [...anchor(call?.since, call?.time), ...anchor(openedAt, time)]),
    ...anchor(segments.find(({ slug }) => slug === 'flight')?.to, handover?.time),
  ]
}

function marksOf({ decisions }: Report, { points }: Told, minutes: (at: number) => number): CourseMark[] {
  return points.flatMap(({ point, time, call, resultsAt }) => {
    if (resultsAt === null) return []
    const times = decisions.filter(({ part }) => part === `Decision point ${point}`).map(({ decidedAt }) => decidedAt)
    const decided = times.flatMap((at) => (at === null ? [] : [minutes(at)]))
    const opened = minutesOf(time)
    const called = call ? [{ point: null, from: minutesOf(call.time), to: opened, decided: [] }] : []
    return [...called, { point, from: opened, to: Math.max(opened, minutes(resultsAt)), decided }]
  })
}

/** The mean stands in brackets: 38/22 (27). */
const meanOf = (bloodPressure: string): number => Number(/\((\d+)\)/.exec(bloodPressure)?.[1] ?? Number.NaN)
