import { listCollections } from '#case/records/collections.ts'
import type { CaseState, Change } from '#case/records/state.ts'

/** What a command's changes come to, row by row. No row stands in two lists, so one statement can write them all. */
export interface WrittenRows {
  readonly upserts: { collection: string; id: string; data: unknown }[]
  readonly removals: { collection: string; id: string }[]
  readonly items: { collection: string; id: string; list: string; position: number; data: unknown }[]
  readonly isWipe: boolean
  /** The run is over with this command. */
  readonly isEnd: boolean
}

export function writtenRows(state: CaseState, changes: readonly Change[]): WrittenRows {
  const documents = new Map<string, { collection: string; id: string; data: unknown }>()
  const removals = new Map<string, { collection: string; id: string }>()
  const items: WrittenRows['items'] = []

  const remove = (collection: string, id: string) => {
    documents.delete(`${collection}/${id}`)
    removals.set(`${collection}/${id}`, { collection, id })
  }

  for (const change of changes) {
    if (change.op === 'put') {
      const key = `${change.collection}/${change.id}`
      removals.delete(key)
      documents.set(key, { ...change, data: withoutLists(change.collection, change.data) })
    } else if (change.op === 'remove') remove(change.collection, change.id)
    else if (change.op === 'append') {
      const { collection, id, list, item } = change
      const before = items.filter((other) => other.collection === collection && other.id === id && other.list === list)
      const stored = (state.records[collection][id] as { [list: string]: readonly unknown[] } | undefined)?.[list] ?? []
      items.push({ collection, id, list, position: stored.length + before.length, data: item })
    } else if (change.op === 'wipe') {
      for (const [collection, records] of Object.entries(state.records)) {
        for (const id of Object.keys(records)) remove(collection, id)
      }
    }
  }

  return {
    upserts: [...documents.values()].map(({ collection, id, data }) => ({ collection, id, data })),
    removals: [...removals.values()],
    items,
    isWipe: changes.some((change) => change.op === 'wipe'),
    isEnd: changes.some((change) => change.op === 'begin-run'),
  }
}

/** The document with its growing lists empty: their items are rows of their own. */
function withoutLists(collection: string, data: unknown): unknown {
  const isLists = listCollections.some((one) => one === collection)
  return isLists ? Object.fromEntries(Object.keys(data as object).map((list) => [list, []])) : data
}
