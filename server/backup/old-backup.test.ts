import { afterAll, expect, test } from 'vitest'
import { createRoomBook } from '../rooms/room-book.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { createMigrator, migrate } from '../store/migrate.ts'
import { makeFolder } from '../testing/backups.ts'
import { allRows, freshDatabase } from '../testing/database.ts'
import { checkBackup, restore } from './restore.ts'
import { saveBackup } from './save-backup.ts'

const place = makeFolder()
const databases: Database[] = []
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  place.remove()
})

async function databaseAt(version?: string): Promise<Database> {
  const database = openDatabase(await freshDatabase())
  databases.push(database)
  if (version) await createMigrator(database).migrateTo(version)
  return database
}
const urlOf = ({ pool }: Database): string => pool.options.connectionString ?? ''

async function carryOver(from: Database, to: Database): Promise<void> {
  const file = place.path()
  await saveBackup(urlOf(from), file)
  await restore(urlOf(to), file, await checkBackup(file))
}

/** As the fourth version left it: an account, and a case under way. */
async function oldHouse(): Promise<Database> {
  const old = await databaseAt('004-pages')
  await old.pool.query(`
    update cases set run = 2, version = 5;
    insert into "user" (id, name, email, "emailVerified") values ('ann', 'ann', 'ann@ward.test', true);
    insert into records values ('Cases', '1', '{}'),
      ('Users', 'ann', '{"uid": "ann", "email": "ann@ward.test", "status": true, "time": 7}');
    insert into log values (1, 5, 2, 'ann', 'id5', 'send-message', '{"text": "said before"}', 0, '[]')`)
  return old
}

test.each([
  ['a new database', undefined],
  ['an empty database of a later version', '009-joining'],
])('a backup of an old version comes to %s as it would by an update', async (_, version) => {
  const old = await oldHouse()
  const target = await databaseAt(version)
  await carryOver(old, target)
  await migrate(old)
  const now = { without: ['kysely_migration'], cut: { users: `- 'time'` } }
  await old.pool.query('update users set status = false')
  const rows = await allRows(target, now)
  expect(rows).toEqual(await allRows(old, now))
  expect(rows.rooms?.flat()).toEqual([expect.stringMatching(/"id": "open".*"version": 5/)])
  expect(rows.log).toHaveLength(1)
})

test('a backup comes to an empty database of an earlier version', async () => {
  const [house, target] = [await databaseAt(), await databaseAt('008-rooms')]
  await migrate(house)
  await house.pool.query(
    `insert into users (uid, email, status, time, name) values ('x', '', false, ${Date.now()}, 'Gus')`,
  )
  await carryOver(house, target)
  const without = ['kysely_migration']
  expect(await allRows(target, { without })).toEqual(await allRows(house, { without }))
})

test('a table of somebody else’s is not lost', async () => {
  const [old, target] = [await oldHouse(), await databaseAt('009-joining')]
  await target.pool.query('create table theirs (word text)')
  await expect(carryOver(old, target)).rejects.toThrow(
    'This database has a table that is not the trainer’s ("theirs"): restore into one of its own. Nothing was changed.',
  )
  expect((await allRows(target)).theirs).toEqual([])
})

test('what has expired since the backup is not there any more, and who was signed in has been until now', async () => {
  const [house, other] = [await databaseAt(), await databaseAt()]
  await migrate(house)
  const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000
  await house.pool.query(`
    insert into answers (room, asker, command_id, answer, at) values
      ('open', 'rob', 'old', '{"ok": false}', now() - interval '61 minutes'), ('open', 'rob', 'new', '{"ok": false}', now());
    insert into users (uid, email, status, time, name) values
      ('gone', '', true, ${hoursAgo(13)}, 'Gone'), ('here', '', true, ${hoursAgo(1)}, 'Here'),
      ('ann', 'ann@ward.test', true, ${hoursAgo(99)}, null), ('rob', 'rob@ward.test', false, ${hoursAgo(99)}, null)`)
  const before = Date.now()
  await carryOver(house, other)
  const ask = async (sql: string) => (await other.pool.query({ text: sql, rowMode: 'array' })).rows.flat()
  expect(await ask('select command_id from answers')).toEqual(['new'])
  expect(await ask('select uid from users order by 1')).toEqual(['ann', 'here', 'rob'])
  expect(await ask(`select uid from users where time >= ${before} order by 1`)).toEqual(['ann', 'here'])
})

const bookOf = (database: Database, clock = Date.now) => createRoomBook(database, { endRun: async () => {}, clock })

test('a team has half a day to come back to its room', async () => {
  const [house, other] = [await databaseAt(), await databaseAt()]
  await migrate(house)
  const yesterday = bookOf(house, () => Date.now() - 24 * 3_600_000)
  const { code } = await yesterday.open('Blue team')
  await carryOver(house, other)
  const book = bookOf(other)
  await book.endForgotten()
  expect(await book.find(code)).toMatchObject({ name: 'Blue team' })
  await bookOf(other, () => Date.now() + 13 * 3_600_000).endForgotten()
  expect(await book.find(code)).toBeNull()
})
