import type { Records } from '#case/records/collections.ts'
import { readStored } from '#case/records/schema.ts'
import { type CaseState, emptyState } from '#case/records/state.ts'
import type { Database } from './database.ts'
import { NoRoom } from './which-room.ts'

type Document = { [field: string]: unknown }

/** The whole case of a room as stored, read in one glance: one statement sees one moment. */
export async function loadState({ pool }: Database, room: string): Promise<CaseState> {
  const { rows } = await pool.query<{ run: number; version: number; records: StoredRecord[]; items: StoredItem[] }>(
    `
    select run, version,
      (select coalesce(json_agg(records), '[]') from records where room = $1) as records,
      (select coalesce(json_agg(list_items order by position), '[]') from list_items where room = $1) as items
    from rooms where id = $1`,
    [room],
  )
  const [stored] = rows
  if (!stored) throw new NoRoom(`there is no room ${room}`)

  const records: { [collection: string]: { [id: string]: Document } } = structuredClone(emptyState.records)
  for (const { collection, id, data, schema } of stored.records) {
    records[collection] = { ...records[collection], [id]: readStored(collection, data, schema) as Document }
  }
  for (const { collection, id, list, data, schema } of stored.items) {
    const items = records[collection]?.[id]?.[list]
    if (Array.isArray(items)) items.push(readStored(`${collection}.${list}`, data, schema))
  }
  // Only what the rules produced was ever stored, so the records have their shape.
  return { run: stored.run, version: stored.version, records: records as unknown as Records }
}

interface StoredRecord {
  collection: string
  id: string
  data: Document
  schema: number
}
interface StoredItem {
  collection: string
  id: string
  list: string
  data: unknown
  schema: number
}
