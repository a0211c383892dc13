import type { RoleId } from '#case/records/roles.ts'
import type { PreparationResult } from '#case/views/preparation/preparation-result.ts'
import { onClock } from '../steps/transport-clock.ts'

/** Places are percent of the width; times are ms of the case. */
export interface TimeLine {
  readonly ticks: readonly Mark[]
  readonly best: Mark
  readonly end: Mark
  readonly lanes: readonly { readonly roleId: RoleId; readonly bars: readonly Bar[] }[]
}

interface Mark {
  readonly ms: number
  readonly x: number
}

export interface Bar {
  readonly id: string
  readonly name: string
  readonly startMs: number
  readonly doneMs: number
  readonly x: number
  /** While it kept the person. */
  readonly handsWidth: number
  /** After that, until it was done. */
  readonly waitWidth: number
}

const MINUTE_MS = 60_000
const tickSteps = [1, 2, 5, 10, 15, 30, 60].map((minutes) => minutes * MINUTE_MS)
const MOST_TICKS = 7
const laneOrder: readonly RoleId[] = [2, 1, 0]

/** The pieces of work as bars, by person, each in the order of its start. */
export function layOutTimeLine(result: PreparationResult, pace: number): TimeLine {
  const at = (moment: number) => onClock({ startedAt: result.startedAt, pace }, moment)
  const longestMs = Math.max(
    result.tookMs,
    result.bestMs,
    ...result.units.map(({ doneAt }) => (doneAt ? at(doneAt) : 0)),
  )
  const ticksMs = tickTimes(longestMs)
  const spanMs = ticksMs.at(-1) ?? longestMs
  const x = (ms: number) => (100 * ms) / spanMs
  const mark = (ms: number) => ({ ms, x: x(ms) })

  function barOf({ id, name, startedAt, freeAt, doneAt }: PreparationResult['units'][number]): Bar[] {
    if (startedAt === null) return []
    const startMs = at(startedAt)
    const doneMs = doneAt === null ? result.tookMs : at(doneAt)
    const freeMs = Math.min(freeAt === null ? doneMs : at(freeAt), doneMs)
    const widths = { handsWidth: x(freeMs) - x(startMs), waitWidth: x(doneMs) - x(freeMs) }
    return [{ id, name, startMs, doneMs, x: x(startMs), ...widths }]
  }

  return {
    ticks: ticksMs.map(mark),
    best: mark(result.bestMs),
    end: mark(result.tookMs),
    lanes: laneOrder
      .map((roleId) => ({
        roleId,
        bars: result.units
          .filter((unit) => unit.roleId === roleId)
          .flatMap(barOf)
          .sort((one, other) => one.startMs - other.startMs),
      }))
      .filter(({ bars }) => bars.length > 0),
  }
}

/** From nothing to the first full step at or after the end, few enough to be read. */
function tickTimes(longestMs: number): number[] {
  const stepMs = tickSteps.find((step) => Math.ceil(longestMs / step) < MOST_TICKS) ?? longestMs
  return Array.from({ length: Math.ceil(longestMs / stepMs) + 1 }, (_, index) => index * stepMs)
}
