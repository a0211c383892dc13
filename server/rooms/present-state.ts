import type { LogEntry } from '#case/records/log.ts'
import { applyChanges, type CaseState, type Change } from '#case/records/state.ts'

/** What accepted commands made of the state, or a database that was set back. */
export interface Happening {
  readonly before: CaseState
  readonly after: CaseState
  /** What led from one to the other, oldest first; none where it was loaded anew. */
  readonly entries: readonly LogEntry[]
  /** There is no way from the old view to the new one: pages must be told everything. */
  readonly isFresh: boolean
}

export type PresentState = ReturnType<typeof createPresentState>

/** The case as this node has it by now. Whoever listens hears when it becomes another. */
export function createPresentState(loaded: CaseState, onProblem: (error: unknown) => void) {
  const listeners = new Set<(happening: Happening) => void>()
  let state = loaded

  /** By these entries; null where it was loaded anew. */
  function become(after: CaseState, led: readonly LogEntry[] | null): void {
    const before = state
    state = after
    const entries = led ?? []
    const isFresh = led === null || isFreshStart(led.flatMap(changesOf))
    for (const listener of listeners) attempt(() => listener({ before, after, entries, isFresh }))
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
        entries,
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

const changesOf = ({ changes }: LogEntry): Change[] => changes.map(({ change }) => change)
