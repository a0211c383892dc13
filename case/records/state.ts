import { type Collection, collectionNames, type ListCollection, type RecordOf, type Records } from './collections.ts'

/** The whole case: every record, under one version. `run` grows when a case has ended: from then on it is the next one's. */
export interface CaseState {
  readonly run: number
  readonly version: number
  readonly records: Records
}

/** What an accepted command does to the records. */
export type Change =
  | { [C in Collection]: PutChange<C> }[Collection]
  | RemoveChange
  | AppendChange
  | WipeChange
  | BeginRunChange

type PutChange<C extends Collection> = { op: 'put'; collection: C; id: string; data: RecordOf<C> }
type RemoveChange = { op: 'remove'; collection: Collection; id: string }
type AppendChange = { op: 'append'; collection: ListCollection; id: string; list: string; item: unknown }
/** Every record goes. */
type WipeChange = { op: 'wipe' }
type BeginRunChange = { op: 'begin-run'; run: number }

export const put = <C extends Collection>(collection: C, id: string, data: RecordOf<C>) =>
  ({ op: 'put', collection, id, data }) as Change // one C at a time is one member of the union
export const remove = (collection: Collection, id: string): Change => ({ op: 'remove', collection, id })
export const append = <C extends ListCollection, L extends keyof RecordOf<C> & string>(
  collection: C,
  id: string,
  list: L,
  item: RecordOf<C>[L] extends readonly (infer Item)[] ? Item : never,
): Change => ({ op: 'append', collection, id, list, item })
export const wipe = (): Change => ({ op: 'wipe' })
export const beginRun = (run: number): Change => ({ op: 'begin-run', run })

const noRecords = Object.fromEntries(collectionNames.map((name) => [name, {}])) as Records // every name is there

export const emptyState: CaseState = { run: 1, version: 0, records: noRecords }

/** The state one version later. */
export function applyChanges(state: CaseState, changes: readonly Change[]): CaseState {
  let { run, records } = state
  for (const change of changes) {
    if (change.op === 'begin-run') run = change.run
    else records = applyChange(records, change)
  }
  return { run, version: state.version + 1, records }
}

/** The records after one change. */
export function applyChange(records: Records, change: Exclude<Change, BeginRunChange>): Records {
  if (change.op === 'wipe') return { ...noRecords }

  const { collection, id } = change
  if (change.op === 'put') return { ...records, [collection]: { ...records[collection], [id]: change.data } }
  const { [id]: before, ...others } = records[collection] as { [id: string]: unknown }
  if (change.op === 'remove') return { ...records, [collection]: others }

  const document = before as { [list: string]: readonly unknown[] } // lists are appended to documents that hold them
  const grown = { ...document, [change.list]: (document[change.list] ?? []).concat([change.item]) }
  return { ...records, [collection]: { ...records[collection], [id]: grown } }
}
