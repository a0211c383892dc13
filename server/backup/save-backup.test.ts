import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { makeFolder } from '../testing/backups.ts'
import { canMount } from '../testing/can-mount.ts'
import { freshDatabase, whileLocked } from '../testing/database.ts'
import { startWire } from '../testing/database-wire.ts'
import { readBackup } from './read-backup.ts'
import { type SavedBackup, saveBackup } from './save-backup.ts'

let place: ReturnType<typeof makeFolder>
let url: string
let database: Database

beforeAll(async () => {
  url = await freshDatabase()
  database = openDatabase(url)
  await migrate(database)
  // 8 MB that packing makes no smaller.
  await database.pool.query(`
    insert into recordings (room, path, run, mime_type, bytes)
    select 'open', 'part ' || n, 1, 'audio/webm', (
      select string_agg(sha256((n || ' ' || m)::bytea), '') from generate_series(1, 32768) m
    ) from generate_series(1, 8) n`)
})
afterAll(() => database.close())

beforeEach(() => {
  place = makeFolder()
})
afterEach(() => place.remove())

const refusalOf = (file: string, from = url, signal?: AbortSignal): Promise<string> =>
  saveBackup(from, file, signal).then(
    () => '',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  )

test('a file that is there already is left as it is', async () => {
  const file = place.path('there')
  writeFileSync(file, 'yesterday')
  expect(await refusalOf(file)).toBe(
    `StartError: ${file} is there already, and is left as it is: give the backup another name.`,
  )
  expect(readFileSync(file, 'utf8')).toBe('yesterday')
  expect(await refusalOf(place.folder)).toBe(`StartError: ${place.folder} is a folder: give the name of a file in it.`)
  expect(readdirSync(place.folder)).toEqual(['there'])
})

test('of two that are made under one name at once one is kept whole, and the other says so', async () => {
  const file = place.path('both')
  const said = await Promise.all([refusalOf(file), refusalOf(file)])
  expect(said.toSorted()).toEqual(['', expect.stringMatching(/is there already/)])
  expect(await readBackup(file)).toMatchObject({ rows: { recordings: 8 } })
  expect(readdirSync(place.folder)).toEqual(['both'])
})

test('a place that cannot be written gets a sentence', async () => {
  const none = place.path('none/today')
  expect(await refusalOf(none)).toBe(`StartError: No backup was made at ${none}: there is no such folder.`)
  writeFileSync(place.path('there'), 'yesterday')
  const inFile = place.path('there/today')
  expect(await refusalOf(inFile)).toBe(`StartError: No backup was made at ${inFile}: there is no such folder.`)
})

test.runIf(canMount())('a disk that is full gets a sentence, and no half file is left', async () => {
  const disk = place.path('disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk])
  try {
    const file = `${disk}/today`
    expect(await refusalOf(file)).toBe(`StartError: No backup was made at ${file}: the disk is full.`)
    expect(readdirSync(disk)).toEqual([])
  } finally {
    execFileSync('umount', [disk])
  }
})

test('it holds one moment of the database, and no migration comes in between', async () => {
  let saving: Promise<SavedBackup> | undefined
  // The first of all tables.
  await whileLocked(database, 'lock table account', async () => {
    saving = saveBackup(url, place.path('moment'))
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'copy%'`
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount, { timeout: 60_000 }).toBe(1)
    await database.pool.query(
      `insert into users (uid, email, status, time) values ('late', 'late@ward.test', false, 0)`,
    )
    const migrating = database.pool.query(`set lock_timeout = '50ms'; insert into kysely_migration values ('x', 'x')`)
    await expect(migrating).rejects.toThrow(/lock timeout/)
  })
  expect(await saving).toMatchObject({ rows: { users: 0, recordings: 8 } })
})

test('stopped in the middle, or without its database, it leaves no half file', async () => {
  const folder = place.path('stopped')
  mkdirSync(folder)
  const file = `${folder}/today`
  const isBegun = () => expect.poll(() => readdirSync(folder), { timeout: 60_000 }).toHaveLength(1)
  // Comes after the recordings.
  await whileLocked(database, 'lock table users', async () => {
    const stopped = new AbortController()
    const said = refusalOf(file, url, stopped.signal)
    await isBegun()
    stopped.abort()
    expect(await said).toBe(`StartError: No backup was made at ${file}: it was stopped.`)
    expect(readdirSync(folder)).toEqual([])
  })
  await whileLocked(database, 'lock table users', async () => {
    const wire = await startWire(url)
    const said = refusalOf(file, wire.url)
    await isBegun()
    wire.cut()
    expect(await said).toBe(`StartError: No backup was made at ${file}: the database went away.`)
    expect(readdirSync(folder)).toEqual([])
    wire.close()
  })
})

test('a database that no trainer has run on has nothing to back up', async () => {
  expect(await refusalOf(place.path('nothing'), await freshDatabase())).toBe(
    'StartError: There is nothing to back up: no trainer has run on this database yet.',
  )
})
