import type { UnitView } from '#case/views/tasks.ts'
import { unitStateOf } from './unit-state.ts'

/** Durations of the case: the server's time, times the pace. */
export interface UnitClock {
  readonly elapsedMs: number
  readonly limitMs: number
  /** Below zero once it is over its time. */
  readonly leftMs: number
}

/** Null while it has not started, or where nothing limits it. */
export function unitClockOf(unit: UnitView, now: number, pace: number): UnitClock | null {
  const { startedAt, busyUntil, timeUpAt, freeAt, doneAt } = unit
  if (startedAt === null || timeUpAt === null) return null
  const state = unitStateOf(unit, now)
  const limitAt = state.kind === 'working' ? busyUntil : state.kind === 'finishing' ? freeAt : doneAt
  const at = Math.max(startedAt, state.kind === 'done' ? (doneAt ?? now) : now)
  const caseMs = (ms: number) => Math.round(ms * pace)
  return {
    elapsedMs: caseMs(at - startedAt),
    limitMs: caseMs((limitAt ?? timeUpAt) - startedAt),
    leftMs: caseMs((limitAt ?? timeUpAt) - at),
  }
}
