import type { UnitView } from '#case/views/preparation/tasks.ts'
import { clockText, leftText } from '../../../base/ui/number-text.ts'
import { unitStateOf } from './unit-state.ts'

/** Durations of the case: the server's time, times the pace. */
interface UnitClock {
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

/** What the clock of a piece of work says, in words, and how far it has come. */
interface UnitReadout {
  readonly passed: string
  readonly left: string
  /** From 0 to 1; null where nothing limits it. */
  readonly share: number | null
  readonly isOver: boolean
}

export function unitReadoutOf(unit: UnitView, now: number, pace: number): UnitReadout {
  const { kind } = unitStateOf(unit, now)
  const clock = unitClockOf(unit, now, pace)
  if (kind === 'locked' || kind === 'ready') {
    const left = unit.busyMs === null ? 'No clock' : `Takes ${clockText(unit.busyMs)}`
    return { passed: 'Not started', left, share: null, isOver: false }
  }
  if (!clock) return { passed: 'No clock', left: kind === 'done' ? 'Done' : '', share: null, isOver: false }

  const { elapsedMs, limitMs, leftMs } = clock
  const isOver = leftMs < 0
  const share = limitMs > 0 ? Math.min(1, elapsedMs / limitMs) : 1
  if (kind === 'done') return { passed: `Took ${clockText(elapsedMs)}`, left: 'Done', share: 1, isOver: false }
  const left = leftText(leftMs)
  const lefts = {
    working: isOver ? `${clockText(-leftMs)} over time` : `${left} left`,
    finishing: `Free in ${left}`,
    coming: `Arrives in ${left}`,
  } as const
  return { passed: `${clockText(elapsedMs)} of ${clockText(limitMs)}`, left: lefts[kind], share, isOver }
}
