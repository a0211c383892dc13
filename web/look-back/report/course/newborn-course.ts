import type { MonitorRow } from '#case/records/vital-stats.ts'
import type { Report } from '#case/report/report.ts'
import type { Instruments } from '#case/story/sign.ts'
import type { PointView } from '#case/views/bedside/points.ts'

/** The newborn's way by the script's clock. Times are minutes of its day. */
export interface Course {
  readonly from: number
  readonly to: number
  readonly instruments: Instruments
  readonly rows: readonly CourseRow[]
  readonly gases: readonly (Report['gases'][number] & { readonly minutes: number })[]
  readonly marks: readonly CourseMark[]
}

export interface CourseRow {
  readonly minutes: number
  readonly event: string
  readonly monitor: MonitorRow
}

/** A stretch in which the team decided, or was called. */
export interface CourseMark {
  /** Its place among the points. Null is the call of medical control. */
  readonly point: number | null
  readonly from: number
  readonly to: number
  /** When each group was decided. */
  readonly decided: readonly number[]
}

/** What the view tells of the script's clock. */
interface StoryTimes {
  readonly points: readonly (Pick<PointView, 'point' | 'place' | 'time' | 'openedAt' | 'resultsAt'> & {
    readonly call: { readonly since: number; readonly time: string } | null
  })[]
  readonly bedsideReport: { readonly time: string } | null
  readonly handover: { readonly time: string } | null
}

export function courseOf(report: Report, times: StoryTimes): Course | null {
  const anchors = anchorsOf(report, times)
  const [first, last] = [anchors[0], anchors.at(-1)]
  if (!first || !last) return null
  const minutes = (at: number) => scriptMinutes(anchors, at)
  return {
    from: first.minutes,
    to: last.minutes,
    instruments: report.instruments,
    rows: report.vitals.map(({ at, event, monitor }) => ({
      minutes: minutes(at),
      event,
      monitor,
    })),
    gases: report.gases.flatMap((gas) => {
      const point = times.points.find((one) => one.point === gas.slug)
      return point ? [{ ...gas, minutes: minutesOf(gas.time ?? point.time) }] : []
    }),
    marks: marksOf(report, times, minutes),
  }
}

/** The moments whose times the script names: at the bedside, each point and the call, at the NICU bed. */
function anchorsOf({ startedAt, segments }: Report, { points, bedsideReport, handover }: StoryTimes): Anchor[] {
  const anchor = (at: number | null | undefined, time: string | undefined): Anchor[] =>
    at == null || !time ? [] : [{ at, minutes: minutesOf(time) }]
  return [
    ...anchor(startedAt, bedsideReport?.time),
    ...points.flatMap(({ call, openedAt, time }) => [...anchor(call?.since, call?.time), ...anchor(openedAt, time)]),
    // Who has come to the handover has arrived. What older versions kept ends with the arrival.
    ...anchor(segments.find(({ slug }) => slug === 'arrival-to-handover')?.from ?? segments.at(-1)?.to, handover?.time),
  ]
}

function marksOf({ decisions }: Report, { points }: StoryTimes, minutes: (at: number) => number): CourseMark[] {
  return points.flatMap(({ point, place, time, call, resultsAt }) => {
    if (resultsAt === null) return []
    const moments = decisions.filter(({ slug }) => slug === point).map(({ decidedAt }) => decidedAt)
    const decided = moments.flatMap((at) => (at === null ? [] : [minutes(at)]))
    const opened = minutesOf(time)
    const called = call ? [{ point: null, from: minutesOf(call.time), to: opened, decided: [] }] : []
    return [...called, { point: place, from: opened, to: Math.max(opened, minutes(resultsAt)), decided }]
  })
}

/** A moment of the run, in the server's ms, that the script gives a time to, in minutes of its day. */
interface Anchor {
  readonly at: number
  readonly minutes: number
}

/**
 * The script's clock at a moment of the run. A team takes minutes for what the script gives an hour to, so between two
 * moments whose times the script names, its clock runs evenly: order and rhythm stay the team's own.
 */
export function scriptMinutes(anchors: readonly Anchor[], at: number): number {
  const named = anchors.find((anchor) => anchor.at === at)
  if (named) return named.minutes
  const next = anchors.findIndex((anchor) => anchor.at > at)
  const before = anchors.at(next === -1 ? -1 : Math.max(0, next - 1))
  const after = anchors[next]
  if (!before) return 0
  if (!after || at <= before.at) return before.minutes
  return before.minutes + ((after.minutes - before.minutes) * (at - before.at)) / (after.at - before.at)
}

/** 09:30 is 570. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export function timeText(minutes: number): string {
  const whole = Math.round(minutes)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
