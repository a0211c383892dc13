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

/** The state one version earlier. */
export function stepBack(state: CaseState, logged: readonly LoggedChange[]): CaseState {
  const records = logged.toReversed().reduce(undo, state.records)
  return { ...state, version: state.version - 1, records }
}

function undo(records: Records, { change, was }: LoggedChange): Records {
  if (change.op === 'wipe' || change.op === 'begin-run') throw new Error(`cannot step back over ${change.op}`)

  const { collection, id } = change
  if (change.op === 'append') {
    const document = records[collection][id] as { readonly [list: string]: unknown } // the document it was appended to
    const list = document[change.list] as readonly unknown[] // a list that grew
    const shorter = { ...document, [change.list]: list.slice(0, -1) }
    return { ...records, [collection]: { ...records[collection], [id]: shorter } }
  }
  if (was !== undefined) return { ...records, [collection]: { ...records[collection], [id]: was } }
  const { [id]: _, ...others } = records[collection] as { [id: string]: unknown }
  return { ...records, [collection]: others }
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
