import type { BoardUnit } from '#case/views/preparation/board.ts'
import type { Clock } from '#case/views/view.ts'
import { onClock } from '../../steps/transport-clock.ts'

/** How a piece of work stands at this moment. Durations are those of the case. */
export type UnitState =
  | { readonly kind: 'pending' }
  /** Steps are missing. */
  | { readonly kind: 'open'; readonly forMs: number }
  /** Waits for a second person. */
  | { readonly kind: 'check'; readonly forMs: number }
  /** All steps are done; its time still runs and keeps the person busy. */
  | { readonly kind: 'running'; readonly leftMs: number; readonly freeAtMs: number }
  /** The person is free; what was ordered is under way. */
  | { readonly kind: 'on-its-way'; readonly leftMs: number; readonly doneAtMs: number }
  | { readonly kind: 'done'; readonly doneAtMs: number }

export function unitState(unit: BoardUnit, clock: Clock, now: number): UnitState {
  const { startedAt, freeAt, doneAt, checkAskedAt } = unit
  const since = (at: number) => Math.max(0, now - at) * clock.pace
  const until = (at: number) => Math.max(0, at - now) * clock.pace
  if (startedAt === null) return { kind: 'pending' }
  if (checkAskedAt !== null) return { kind: 'check', forMs: since(checkAskedAt) }
  if (freeAt === null || doneAt === null) return { kind: 'open', forMs: since(startedAt) }
  if (freeAt > now) return { kind: 'running', leftMs: until(freeAt), freeAtMs: onClock(clock, freeAt) }
  if (doneAt > now) return { kind: 'on-its-way', leftMs: until(doneAt), doneAtMs: onClock(clock, doneAt) }
  return { kind: 'done', doneAtMs: onClock(clock, doneAt) }
}

/** The work that keeps a person from starting another. The challenge binds nobody. */
export function busyWith(units: readonly BoardUnit[], now: number): BoardUnit | null {
  const binding = units.filter(({ id, startedAt }) => id !== 'epi-challenge' && startedAt !== null)
  return binding.find(({ freeAt }) => freeAt === null || freeAt > now) ?? null
}
