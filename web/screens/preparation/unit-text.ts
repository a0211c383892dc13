import type { BoardUnit } from '#case/views/preparation/board.ts'
import { clockText, leftText } from '../../ui/number-text.ts'
import type { UnitState } from './unit-state.ts'

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
