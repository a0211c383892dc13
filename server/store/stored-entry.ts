import type { LoggedChange } from '#case/history.ts'
import type { LogEntry } from '#case/log-entry.ts'
import { readStored, SCHEMA } from '#case/records/schema.ts'

/** An entry of the log as it is stored, with the version of its schema. */
export type StoredEntry = LogEntry & { readonly schema: number }

export const entryColumns = ['version', 'run', 'asker', 'kind', 'at', 'changes', 'schema'] as const

/** As this version has it. */
export const readEntry = ({ schema, ...entry }: StoredEntry): LogEntry =>
  schema === SCHEMA ? entry : { ...entry, changes: entry.changes.map((logged) => readLogged(logged, schema)) }

function readLogged({ change, was }: LoggedChange, schema: number): LoggedChange {
  if (change.op === 'append') {
    const item = readStored(`${change.collection}.${change.list}`, change.item, schema)
    return { change: { ...change, item } }
  }
  if (!('collection' in change)) return { change }
  const before = was === undefined ? {} : { was: readStored(change.collection, was, schema) }
  if (change.op === 'remove') return { change, ...before }
  const data = readStored(change.collection, change.data, schema)
  return { change: { ...change, data } as typeof change, ...before } // of the same collection
}
