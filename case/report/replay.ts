import type { LogEntry } from '../log-entry.ts'
import { applyChanges, type CaseState, emptyState } from '../state.ts'

/** A moment of the run: what was accepted, and how everything stood then. */
export interface Moment {
  readonly entry: LogEntry
  readonly state: CaseState
}

/** The run once more, from its log alone. The log begins with the command that started the run. */
export function replay(log: readonly LogEntry[]): Moment[] {
  let state = emptyState
  return log.map((entry) => {
    state = applyChanges(
      state,
      entry.changes.map(({ change }) => change),
    )
    return { entry, state }
  })
}
