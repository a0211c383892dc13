import type { Records } from '#case/records/collections.ts'
import { type CaseState, emptyState } from '#case/state.ts'
import type { Database } from './database.ts'

type Document = { [field: string]: unknown }

/** The whole case as stored, read in one glance: one statement sees one moment. */
export async function loadState({ pool }: Database): Promise<CaseState> {
  const { rows } = await pool.query<{ run: number; version: number; records: StoredRecord[]; items: StoredItem[] }>(`
    select run, version,
      (select coalesce(json_agg(records), '[]') from records) as records,
      (select coalesce(json_agg(list_items order by position), '[]') from list_items) as items
    from cases where id = 1`)
  const [stored] = rows
  if (!stored) throw new Error('the case has no row')

  const records: { [collection: string]: { [id: string]: Document } } = structuredClone(emptyState.records)
  for (const { collection, id, data } of stored.records) records[collection] = { ...records[collection], [id]: data }
  for (const { collection, id, list, data } of stored.items) {
    const items = records[collection]?.[id]?.[list]
    if (Array.isArray(items)) items.push(data)
  }
  // Only what the rules produced was ever stored, so the records have their shape.
  return { run: stored.run, version: stored.version, records: records as unknown as Records }
}

interface StoredRecord {
  collection: string
  id: string
  data: Document
}
interface StoredItem {
  collection: string
  id: string
  list: string
  data: unknown
}
