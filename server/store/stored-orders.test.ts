import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { stateAfter } from '#case/debriefing/past.ts'
import type { Order } from '#case/records/order.ts'
import { emptyState } from '#case/records/state.ts'
import { reportOf } from '#case/report/report.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { readEntry, type StoredEntry } from './stored-log.ts'

// A run with orders as it was stored, with the number of its schema in its name (scripts/structure/store-logs.ts).
const folder = new URL('./stored-orders/', import.meta.url)

interface StoredRun {
  readonly log: readonly StoredEntry[]
  readonly orders: { readonly [id: string]: Order }
}

test.each(readdirSync(folder))('orders that were stored are read as they were, and told in the report: %s', (name) => {
  const { log, orders }: StoredRun = JSON.parse(gunzipSync(readFileSync(new URL(name, folder))).toString())
  const entries = log.map(readEntry)
  const state = entries.reduce(stateAfter, emptyState)
  expect(state.records.Order).toEqual(orders)
  expect(state.records.OrderSetting['1']).toEqual({ isOn: true })
  const report = reportOf(entries, case1)
  expect(report.orders.map(({ how }) => how)).toEqual(['reported', 'reported', 'cancelled', 'gone-on'])
  expect(report.orders.flatMap(({ wrong }) => wrong.map(({ became }) => became))).toEqual(['caught', 'missed'])
})
