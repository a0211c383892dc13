import type { LogEntry } from '../records/log.ts'
import { applyChanges, type CaseState, emptyState } from '../records/state.ts'
import { isRunning } from '../rules/runs.ts'

/** So many entries lie between two states that are kept, until there are too many of those: as many as are read at once. */
const SPACING = 50
const MOST_KEPT = 64

/** The state one entry of the log later. */
export const stateAfter = (state: CaseState, { run, version, changes }: LogEntry): CaseState => ({
  ...applyChanges(
    state,
    changes.map(({ change }) => change),
  ),
  run,
  version,
})

/** How to come to a moment: which version it was, and the nearest state that is kept before it. */
interface WayTo {
  readonly version: number
  readonly from: CaseState
}

/** The way a run has come: when each version was, and a few of its states, so that any other is near one of them. */
export class Past {
  readonly #times: number[] = []
  readonly #versions: number[] = []
  #kept: CaseState[] = [emptyState]
  #spacing = SPACING
  #newest = emptyState
  #startedAt: number | null = null
  /** With the handover the run is over: what comes after it is the debriefing itself. */
  #saved: { readonly at: number; readonly version: number } | null = null
  /** What was asked for last: who plays a run asks for what comes next. */
  #recent = emptyState

  add(entry: LogEntry): void {
    const before = this.#newest
    this.#newest = stateAfter(before, entry)
    // The server's clock may have been set back: a later version is never an earlier moment.
    const at = Math.max(entry.at, this.#times.at(-1) ?? 0)
    this.#times.push(at)
    this.#versions.push(entry.version)
    if (isRunning(this.#newest)) this.#startedAt ??= at
    const { handover } = this.#newest.records.Recording
    if (handover && handover !== before.records.Recording.handover) this.#saved = { at, version: entry.version }
    if (this.#times.length % this.#spacing !== 0) return
    this.#kept.push(this.#newest)
    if (this.#kept.length <= MOST_KEPT) return
    this.#kept = this.#kept.filter((_, place) => place % 2 === 0)
    this.#spacing *= 2
  }

  /** The nearest moment that is on the run's line, and the last version that belongs to it; null: it has not begun. */
  onLine(wanted: number): { at: number; last: number } | null {
    if (this.#startedAt === null) return null
    const to = Math.max(this.#startedAt, this.#saved?.at ?? this.#times.at(-1) ?? 0)
    return {
      at: Math.min(Math.max(wanted, this.#startedAt), to),
      last: this.#saved?.version ?? Number.POSITIVE_INFINITY,
    }
  }

  /** None leads beyond the last version that may be seen. */
  wayTo(at: number, last = Number.POSITIVE_INFINITY): WayTo {
    const version = Math.min(this.#versions[countUntil(this.#times, at) - 1] ?? 0, last)
    const near = [...this.#kept, this.#recent, this.#newest].filter((state) => state.version <= version)
    return { version, from: near.reduce((one, other) => (other.version > one.version ? other : one), emptyState) }
  }

  /** Somebody has come to this state from another. */
  note(state: CaseState): void {
    this.#recent = state
  }
}

/** How many of these times, which only grow, are not after one. */
function countUntil(times: readonly number[], at: number): number {
  let [few, many] = [0, times.length]
  while (few < many) {
    const middle = Math.floor((few + many) / 2)
    if ((times[middle] ?? 0) <= at) few = middle + 1
    else many = middle
  }
  return few
}
