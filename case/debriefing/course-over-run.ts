import { alongStretch, type ShownSign, shownAt } from '../course/monitor-signs.ts'
import { valuesIn } from '../course/values.ts'
import type { Sign } from '../story/sign.ts'
import type { CoursePoint } from './debriefing-messages.ts'

/** What the monitor showed at a moment from this point on, as the pages worked it out then. */
export const shownThen = (
  { row, course, stillSince }: CoursePoint,
  signs: readonly Sign[],
  at: number,
  { isStill = false } = {},
): readonly ShownSign[] => shownAt({ signs, row, course }, Math.min(at, stillSince ?? at), { isStill })

/** A place where the line of a sign bends, without what it moves by itself; null: there was no signal. */
export interface Bend {
  readonly at: number
  readonly value: number | null
  /** An educator had set it, from here to the next. */
  readonly isSet: boolean
}

/** The line of a sign over a whole run: straight from bend to bend. */
export function bendsOf(points: readonly CoursePoint[], sign: Sign, to: number): readonly Bend[] {
  return points.flatMap((point, index) => {
    const { at, row, course, stillSince, lost, set } = point
    const end = points[index + 1]?.at ?? to
    const stretch = course.signs.find((one) => one.sign === sign.slug)?.stretch
    const stood = valuesIn(sign, row)
    const arrives = stretch && stillSince === null ? stretch.since + stretch.over / course.pace : at
    const times = [at, ...(arrives > at && arrives < end ? [arrives] : []), end]
    return times.map((time): Bend => {
      const values = stretch ? alongStretch(stretch, Math.min(time, stillSince ?? time), course.pace) : stood
      const value = lost === sign.slug ? null : (values?.[0] ?? null)
      return { at: time, value, isSet: set.includes(sign.slug) }
    })
  })
}

/** An alarm that began, grew worse or better, or ended. */
export interface AlarmTurn {
  readonly at: number
  readonly sign: Sign
  readonly word: ShownSign['alarm']
  readonly value: number
}

const LOOK_EVERY_MS = 1000

/** When alarms turned, looked at every second while something was on its way. */
export function alarmTurns(points: readonly CoursePoint[], signs: readonly Sign[], to: number): readonly AlarmTurn[] {
  const turns: AlarmTurn[] = []
  const held = new Map<string, ShownSign['alarm']>()
  for (const [index, point] of points.entries()) {
    const end = points[index + 1]?.at ?? to
    const { pace, signs: courses } = point.course
    const arrives = courses.map(({ stretch }) => (stretch ? stretch.since + stretch.over / pace : point.at))
    const until = point.stillSince === null ? Math.min(end, Math.max(point.at, ...arrives)) : point.at
    const times = [point.at]
    for (let at = point.at + LOOK_EVERY_MS; at < until; at += LOOK_EVERY_MS) times.push(at)
    if (until > point.at) times.push(until)
    for (const at of times) {
      for (const { sign, values, alarm } of shownThen(point, signs, at, { isStill: true })) {
        const word = point.lost === sign.slug ? null : alarm
        if (word === (held.get(sign.slug) ?? null)) continue
        held.set(sign.slug, word)
        turns.push({ at, sign, word, value: values[0] ?? 0 })
      }
    }
  }
  return turns
}
