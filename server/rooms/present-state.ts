import type { LogEntry } from '#case/records/log.ts'
import { applyChanges, type CaseState, type Change } from '#case/records/state.ts'

/** What accepted commands made of the state, or a database that was set back. */
export interface Happening {
  readonly before: CaseState
  readonly after: CaseState
  /** There is no way from the old view to the new one: pages must be told everything. */
  readonly isFresh: boolean
}

export type PresentState = ReturnType<typeof createPresentState>

/** The case as this node has it by now. Whoever listens hears when it becomes another. */
export function createPresentState(loaded: CaseState, onProblem: (error: unknown) => void) {
  const listeners = new Set<(happening: Happening) => void>()
  let state = loaded

  /** By these changes; null where it was loaded anew. */
  function become(after: CaseState, changes: readonly Change[] | null): void {
    const before = state
    state = after
    const isFresh = changes === null || isFreshStart(changes)
    for (const listener of listeners) attempt(() => listener({ before, after, isFresh }))
  }

  /** It is stored: whatever goes wrong while telling it must not undo that. */
  function attempt(telling: () => void): void {
    try {
      telling()
    } catch (error) {
      onProblem(error)
    }
  }

  return {
    get state(): CaseState {
      return state
    },

    become,

    /** These come next in the log. */
    happen(entries: readonly LogEntry[]): void {
      if (entries.length === 0) return
      become(
        entries.reduce((then, entry) => applyChanges(then, changesOf(entry)), state),
        entries.flatMap(changesOf),
      )
    },

    /** Those that come next, one after the other. */
    following(entries: readonly LogEntry[]): LogEntry[] {
      const next: LogEntry[] = []
      for (const entry of entries) if (entry.version === state.version + next.length + 1) next.push(entry)
      return next
    },

    onHappening(listener: (happening: Happening) => void): void {
      listeners.add(listener)
    },
  }
}

/** After these a page must be told everything: there is no way from the old view to the new one. */
const isFreshStart = (changes: readonly Change[]): boolean => changes.some((change) => change.op === 'wipe')

export const changesOf = ({ changes }: LogEntry): Change[] => changes.map(({ change }) => change)
