import type { Records } from './collections.ts'
import { applyChange, type CaseState, type Change } from './state.ts'

/** A change with the document as it was before, so that a state can be stepped back. */
export interface LoggedChange {
  readonly change: Change
  /** Left out where there was no document, or where the change itself tells. */
  readonly was?: unknown
}

/** The changes as the log keeps them. */
export function withPast(state: CaseState, changes: readonly Change[]): LoggedChange[] {
  let { records } = state
  return changes.map((change, index) => {
    const was = 'id' in change && change.op !== 'append' ? records[change.collection][change.id] : undefined
    const isLast = index === changes.length - 1
    if (change.op !== 'begin-run' && !isLast) records = applyChange(records, change)
    return was === undefined ? { change } : { change, was }
  })
}

/** Whether a state can be stepped back over these changes: a wipe cannot be told backwards. */
export const isReversible = (logged: readonly LoggedChange[]): boolean =>
  logged.every(({ change }) => change.op !== 'wipe' && change.op !== 'begin-run')

/** The state before some entries, oldest first. What is long is copied once, however many they are. */
export function stepBack(state: CaseState, entries: readonly Pick<LogEntry, 'changes'>[]): CaseState {
  const past = new OwnCopies(state.records)
  for (const { changes } of entries.toReversed()) for (const logged of changes.toReversed()) undo(past, logged)
  return { ...state, version: state.version - entries.length, records: past.records }
}

function undo(past: OwnCopies, { change, was }: LoggedChange): void {
  if (change.op === 'wipe' || change.op === 'begin-run') throw new Error(`cannot step back over ${change.op}`)

  const collection = past.collection(change.collection)
  if (change.op === 'append') past.list(collection, change.id, change.list).pop()
  else if (was !== undefined) collection[change.id] = was
  else delete collection[change.id]
}

interface Documents {
  [id: string]: unknown
}

/** Records of which what is to be changed is copied first, once. */
class OwnCopies {
  readonly records: Records
  readonly #own = new Set<unknown>()

  constructor(records: Records) {
    this.records = { ...records }
  }

  collection(name: keyof Records): Documents {
    return this.#ownIn(this.records as { [name: string]: unknown }, name, (all) => ({ ...all })) // by its names
  }

  list(collection: Documents, id: string, name: string): unknown[] {
    const document: Documents = this.#ownIn(collection, id, (all) => ({ ...all }))
    return this.#ownIn(document, name, (items: unknown[]) => [...items])
  }

  #ownIn<T>(place: Documents, key: string, copy: (what: T) => T): T {
    const there = place[key] as T // whoever asks knows what stands there
    if (this.#own.has(there)) return there
    const own = copy(there)
    this.#own.add(own)
    place[key] = own
    return own
  }
}

/** An accepted command, as the log tells it. */
export interface LogEntry {
  readonly version: number
  readonly run: number
  /** The user id, or `administrator` or `system`. */
  readonly asker: string
  readonly kind: string
  readonly at: number
  readonly changes: readonly LoggedChange[]
}
