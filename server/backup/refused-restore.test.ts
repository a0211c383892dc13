import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenToLog } from '../live/log-listener.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { makeFolder, rewrite } from '../testing/backups.ts'
import { allRows, freshDatabase, whileLocked } from '../testing/database.ts'
import { makePeople } from '../testing/people.ts'
import { checkBackup, restore } from './restore.ts'
import { saveBackup } from './save-backup.ts'

const place = makeFolder()
const file = place.path('house.backup')
const databases: Database[] = []
let empty: Database

beforeAll(async () => {
  const house = await prepared()
  const [ann] = await makePeople(house, ['ann', 'rob'])
  await house.pool.query(
    `insert into account (id, "accountId", "providerId", "userId", "updatedAt")
     values ('of-ann', 'of-ann', 'credential', $1, now())`,
    [ann?.uid],
  )
  await saveBackup(urlOf(house), file)
  empty = await prepared({ isNew: true })
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  place.remove()
})

async function prepared({ isNew = false } = {}): Promise<Database> {
  const database = openDatabase(await freshDatabase())
  databases.push(database)
  if (!isNew) await migrate(database)
  return database
}
const urlOf = ({ pool }: Database): string => pool.options.connectionString ?? ''

/** What whoever tries it reads, or nothing. Whatever was in the database is there as before. */
async function refusalOf(from: string, database = empty): Promise<string> {
  const before = await allRows(database)
  const said = await checkBackup(from)
    .then((backup) => restore(urlOf(database), from, backup))
    .then(() => '')
    .catch((error: Error) => `${error.constructor.name}: ${error.message}`)
  expect(await allRows(database)).toEqual(before)
  return said
}
const damaged = 'That file is damaged: it no longer holds what was written to it'
const saying = (what: string, from: string) => `StartError: ${what} (${from}). Nothing was changed.`

function written(bytes: Uint8Array): string {
  const path = place.path()
  writeFileSync(path, bytes)
  return path
}

test('no file, a folder, and files of other kinds', async () => {
  const kinds = [
    ['There is no such file', place.path('none')],
    ['There is no such file', `${file}/in-it`],
    ['That is a folder, not a file', place.folder],
    ['That file is no backup of the trainer', written(Buffer.from('Dear team'))],
    ['That file is no backup of the trainer', written(gzipSync('{"a": 1}\n'))],
    ['That file is no backup of the trainer', written(gzipSync('x'.repeat(3_000_000)))],
  ] as const
  for (const [what, path] of kinds) expect(await refusalOf(path)).toBe(saying(what, path))
})

test('a file that is cut off, wherever that is', async () => {
  const whole = readFileSync(file)
  for (const length of [0, 5, 100, Math.floor(whole.length / 2), whole.length - 9, whole.length - 1]) {
    const path = written(whole.subarray(0, length))
    expect(await refusalOf(path), `${length} bytes`).toBe(saying('That file is cut off: its end is missing', path))
  }
  // Also where it was packed well.
  const text = gunzipSync(whole)
  for (const missing of [1, 80, 300]) {
    const path = written(gzipSync(text.subarray(0, -missing)))
    expect(await refusalOf(path), `but ${missing}`).toBe(saying('That file is cut off: its end is missing', path))
  }
})

test('a file in which any byte has changed, but those of which packing makes no use', async () => {
  const whole = readFileSync(file)
  const unused = [4, 5, 6, 7, 8, 9]
  const places = Array.from({ length: 60 }, (_, part) => Math.floor((part * (whole.length - 1)) / 59))
  for (const at of places.filter((one) => !unused.includes(one))) {
    const changed = Buffer.from(whole)
    changed.writeUInt8((changed[at] ?? 0) ^ 0x10, at)
    expect(await refusalOf(written(changed)), `byte ${at}`).toMatch(
      /^StartError: That file is .*Nothing was changed\.$/,
    )
  }
})

test('contents that do not fit their checksum, also where they are packed well', async () => {
  const path = rewrite(file, place.path(), (text) => text)
  expect(await checkBackup(path)).toMatchObject({ rows: { user: 2 } })
  const text = gunzipSync(readFileSync(file)).toString()
  const other = written(gzipSync(text.replace('rob@ward.test', 'bob@ward.test')))
  expect(await refusalOf(other)).toBe(saying(damaged, other))
  const longer = written(gzipSync(`${text}more`))
  expect(await refusalOf(longer)).toBe(saying(damaged, longer))
})

test('a file of a newer version, by its format or by its migrations', async () => {
  const newer = 'That file is of a newer version of the trainer: restore it with that one'
  for (const [from, to] of [
    ['{"trainerBackup":1,', '{"trainerBackup":2,'],
    ['"001-case",', '"001-case","001-other",'],
    ['],"tables"', ',"999-later"],"tables"'],
  ] as const) {
    const path = rewrite(file, place.path(), (text) => text.replace(from, to))
    expect(await refusalOf(path), to).toBe(saying(newer, path))
  }
})

test('a file whose tables are not those of its migrations', async () => {
  const path = rewrite(file, place.path(), (text) => text.replace('"name":"answers","columns":["', '$&more","'))
  expect(await refusalOf(path)).toBe(saying('That file holds other tables than its version of the trainer has', path))
})

test('rows that the database does not take leave nothing behind', async () => {
  const change = (from: RegExp, to: string) => rewrite(file, place.path(), (text) => text.replace(from, to))
  const notTaken = 'StartError: The database did not take the backup:'
  const twice = change(/\n[^\n]*\tann@ward\.test\t[^\n]*/, '$&$&')
  expect(await refusalOf(twice)).toMatch(`${notTaken} duplicate key`)
  const nobodys = change(/\nof-ann\tof-ann\tcredential\t[^\t]*/, '\nof-ann\tof-ann\tcredential\tnobody')
  expect(await refusalOf(nobodys)).toMatch(`${notTaken} insert or update on table "account" violates foreign key`)
  const fewer = change(/\n[^\n]*\tann@ward\.test\t[^\n]*/, '')
  expect(await refusalOf(fewer)).toBe(saying(damaged, fewer))
})

test('a database that is not empty', async () => {
  for (const [table, sql] of [
    ['users', `insert into users (uid, email, status, time) values ('x', 'x@ward.test', false, 0)`],
    ['rooms', `insert into rooms (id, run, version) values ('second', 1, 0)`],
    ['records', `insert into records (room, schema, collection, id, data) values ('open', 1, 'Cases', '1', '{}')`],
    ['settings', `insert into settings values ('theme', 'dark')`],
    ['someone_elses', 'create table someone_elses as select 1 as row'],
  ] as const) {
    const used = await prepared()
    await used.pool.query(sql)
    expect(await refusalOf(file, used)).toBe(
      `StartError: This database is not empty (see "${table}"): a backup is restored into an empty one only. Nothing was changed.`,
    )
  }
})

test('a database that a node runs on', async () => {
  const used = await prepared()
  let stop = async () => {}
  await new Promise<void>((listens) => {
    stop = listenToLog(urlOf(used), () => ({ by: 'node' }), {
      onNews: () => listens(),
      onPeople: () => {},
      onPlayhead: () => {},
    }).close
  })
  const said = await refusalOf(file, used)
  await stop()
  expect(said).toBe('StartError: The trainer is running on this database: stop it first. Nothing was changed.')
})

test('a database that somebody else is working on', async () => {
  const used = await prepared()
  await whileLocked(used, 'lock table users in share mode', async () => {
    expect(await refusalOf(file, used)).toBe(
      'StartError: The database did not take the backup: somebody else is working on it. Nothing was changed.',
    )
  })
})
