import type { BoardTask } from '#case/views/preparation/board.ts'
import type { Clock } from '#case/views/view.ts'
import { busyWith, unitState } from './unit-state.ts'
import { busyText, unitText } from './unit-text.ts'

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
