import type { Collection } from '#case/records/collections.ts'
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

/** What a listener hears of: what changes these collections, and each fresh start. */
export type Heeded = readonly Collection[] | 'everything'

export const concerns = (heeded: Heeded, { before, after, isFresh }: Happening): boolean =>
  isFresh || heeded === 'everything' || heeded.some((name) => before.records[name] !== after.records[name])

export type PresentState = ReturnType<typeof createPresentState>

/** The case as this node has it by now. Whoever listens hears when it becomes another. */
export function createPresentState(loaded: CaseState, onProblem: (error: unknown) => void) {
  const listeners = new Map<(happening: Happening) => void, Heeded>()
  let state = loaded

  /** By these entries; null where it was loaded anew. */
  function become(after: CaseState, led: readonly LogEntry[] | null): void {
    const before = state
    state = after
    const entries = led ?? []
    const isFresh = led === null || isFreshStart(led.flatMap(changesOf))
    const happening = { before, after, entries, isFresh }
    for (const [listener, heeded] of listeners) if (concerns(heeded, happening)) attempt(() => listener(happening))
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

    /** Who heeds nothing hears of fresh starts alone. Gives what ends it. */
    onHappening(listener: (happening: Happening) => void, heeded: Heeded = 'everything'): () => void {
      listeners.set(listener, heeded)
      return () => void listeners.delete(listener)
    },
  }
}

/** After these a page must be told everything: there is no way from the old view to the new one. */
const isFreshStart = (changes: readonly Change[]): boolean => changes.some((change) => change.op === 'wipe')

const changesOf = ({ changes }: LogEntry): Change[] => changes.map(({ change }) => change)
