import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { asks, fillHouse, logIn, makeFolder } from '../testing/backups.ts'
import { allRows, freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { joinAs } from '../testing/people.ts'
import { checkBackup, restore } from './restore.ts'
import { saveBackup } from './save-backup.ts'

const place = makeFolder()
const file = place.path('house.backup')
let first: { url: string; node: RunningNode }
let house: Awaited<ReturnType<typeof fillHouse>>
let saved: Awaited<ReturnType<typeof saveBackup>>
let restored: Database

beforeAll(async () => {
  const url = await freshDatabase()
  first = { url, node: await startQuietNode(url) }
  house = await fillHouse(first.node)
  await first.node.database.pool.query(`insert into settings values ('theme', 'dark')`)
  saved = await saveBackup(url, file)
  restored = openDatabase(await restoreElsewhere())
})
afterAll(async () => {
  await restored.close()
  await first.node.close()
  place.remove()
})

async function restoreElsewhere(): Promise<string> {
  const url = await freshDatabase()
  await restore(url, file, await checkBackup(file))
  return url
}

const ask = async ({ pool }: Database, sql: string) => (await pool.query({ text: sql, rowMode: 'array' })).rows

const without = [
  ...['session', 'verification', 'connections', 'presence', 'sign_in_tries', 'settings'],
  ...['kysely_migration', 'kysely_migration_lock'],
]
/** What a restore sets anew: nobody is signed in, and a team has time to come back to its room. */
const cut = { users: `- 'status' - 'time'`, rooms: `- 'opened_at'` }

test('a backup made while a node runs is a file of its owner’s alone, without sessions or the secret of cookies', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(file).size).toBe(saved.bytes)
  expect(saved.rows).toMatchObject({ account: 3, rooms: 2, users: 5, recordings: 1 })
  expect(readdirSync(place.folder)).toEqual(['house.backup'])
  const text = gunzipSync(readFileSync(file)).toString()
  expect(text).toContain('in blue')
  const secrets = await ask(
    first.node.database,
    `select token from "session" union all select value from settings where name = 'auth-secret'`,
  )
  expect(secrets.length).toBeGreaterThan(4)
  for (const secret of secrets.flat()) expect(text).not.toContain(secret)
})

test('in another database every table is the same, row by row', async () => {
  const [before, after] = [
    await allRows(first.node.database, { without, cut }),
    await allRows(restored, { without, cut }),
  ]
  for (const table of ['user', 'account', 'users', 'rooms', 'room_codes', 'records', 'list_items', 'log', 'answers']) {
    expect(before[table]?.length, table).toBeGreaterThan(0)
  }
  expect(before.recordings?.length).toBe(1)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows)
})

test('nobody is signed in there, and foreign keys and sequences are as they were', async () => {
  expect(await ask(restored, 'select distinct status from users')).toEqual([[false]])
  expect(await ask(restored, 'select from "session"')).toEqual([])
  expect(await ask(restored, 'select * from settings')).toEqual([['theme', 'dark']])
  const keys = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where contype = 'f' order by 1, 2`
  const sequences = 'select sequencename, last_value from pg_sequences order by 1'
  for (const question of [keys, sequences]) {
    expect(await ask(restored, question)).toEqual(await ask(first.node.database, question))
  }
  expect(await ask(restored, sequences)).toContainEqual(['room_numbers', 1])
})

test('a node starts on it, people log in and come back as before, and the cases go on', async () => {
  const node = await startQuietNode(await restoreElsewhere())
  try {
    const ann = await logIn(node, 'ann')
    expect(ann.uid).toBe(house.uids.ann)
    const { run, version } = first.node.loop.state
    expect(await asks(node, ann, { kind: 'send-message', message: 'we go on' })).toEqual([
      { ok: true, run, version: version + 1 },
    ])
    expect(await heard(node, ann.cookie)).toEqual(await heard(first.node, (await logIn(first.node, 'ann')).cookie))

    const gus = await joinAs(node, house.code, 'Gus', house.device)
    expect(gus.uid).toBe(house.uids.gus)
    const blue = (await first.node.rooms.get(house.room)).loop.state
    expect(await asks(node, gus, { kind: 'answer-call' })).toEqual([
      { ok: true, run: blue.run, version: blue.version + 1 },
    ])
  } finally {
    await node.close()
  }
})

async function heard(node: RunningNode, cookie: string): Promise<Buffer> {
  const response = await fetch(`http://localhost:${node.port}${house.recording}`, { headers: { cookie } })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}
