import type { BoardTask, BoardUnit } from '#case/views/preparation/board.ts'
import type { Clock } from '#case/views/view.ts'
import { onClock } from '../../../base/live/transport-clock.ts'
import { clockText, leftText } from '../../../base/ui/number-text.ts'

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
  const binding = units.filter(({ isBinding, startedAt }) => isBinding && startedAt !== null)
  return binding.find(({ freeAt }) => freeAt === null || freeAt > now) ?? null
}

/** How a piece of work stands, in a few words. */
export function unitText(state: UnitState): string {
  switch (state.kind) {
    case 'pending':
      return 'Not started'
    case 'open':
      return `Under way for ${clockText(state.forMs)}`
    case 'check':
      return `Waits ${clockText(state.forMs)} for a second check`
    case 'running':
      return `${leftText(state.leftMs)} left, until ${clockText(state.freeAtMs)}`
    case 'on-its-way':
      return `Arrives at ${clockText(state.doneAtMs)}, in ${leftText(state.leftMs)}`
    case 'done':
      return `Done at ${clockText(state.doneAtMs)}`
  }
}

/** What binds a person, and until when. */
export function busyText(unit: BoardUnit | null, state: UnitState | null): string {
  if (!unit || !state) return 'Free'
  if (state.kind === 'running') return `Busy until ${clockText(state.freeAtMs)}: ${unit.name}`
  if (state.kind === 'check') return `Waits for a second check: ${unit.name}`
  return `Busy with open steps: ${unit.name}`
}

/** What keeps a person from being ready: the work that binds them, else what is open or on its way. */
export function openWorkText(tasks: readonly BoardTask[], clock: Clock, now: number): string {
  const units = tasks.flatMap((task) => task.units ?? [])
  const busy = busyWith(units, now)
  if (busy) return busyText(busy, unitState(busy, clock, now))
  const open = units.map((unit) => ({ unit, state: unitState(unit, clock, now) }))
  const next = open.find(({ state }) => state.kind === 'pending') ?? open.find(({ state }) => state.kind !== 'done')
  return next ? `${next.unit.name}: ${lowerFirst(unitText(next.state))}` : 'All tasks are done'
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
