import { Migrator } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { listenToLog } from '../live/log-listener.ts'
import { freshDatabase } from '../testing/database.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate, migrations } from './migrate.ts'

const databases: Database[] = []
afterAll(() => Promise.all(databases.map((database) => database.close())))

/** A database as the version before left it: run 1 ended, run 2 under way or ended too, one account removed. */
async function before({ isUnderWay }: { isUnderWay: boolean }): Promise<Database> {
  const database = openDatabase(await freshDatabase())
  databases.push(database)
  const migrator = new Migrator({ db: database.query, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('004-pages')
  if (error) throw error
  const { pool } = database
  await pool.query('update cases set run = 2, version = 5')
  await pool.query(`insert into "user" (id, name, email, "emailVerified") values ('ann', 'ann', 'ann@ward.test', true)`)
  if (isUnderWay) await pool.query(`insert into records values ('Cases', '1', '{}')`)
  const user = { uid: 'ann', email: 'ann@ward.test', status: true, time: 7 }
  await pool.query(`insert into records values ('Users', 'ann', $1), ('Presence', 'ann', $2)`, [
    user,
    { present: false, since: 8 },
  ])
  const signIn = (uid: string) => [
    { change: { op: 'put', collection: 'Users', id: uid, data: { uid, email: `${uid}@ward.test` } } },
  ]
  const rows = [
    [1, 1, 'send-message', 'said in run 1', []],
    [2, 1, 'log-out', '', []],
    [3, 2, 'sign-in', 'gone@ward.test', signIn('gone')],
    [4, 2, 'sign-in', 'ann@ward.test', signIn('ann')],
    [5, 2, 'send-message', 'said in run 2', [...signIn('ann'), { change: { op: 'wipe' } }]],
  ] as const
  for (const [version, run, kind, text, changes] of rows) {
    await pool.query(`insert into log values (1, $1::int, $2, 'ann', 'id' || $1::int, $3, $4, 0, $5)`, [
      version,
      run,
      kind,
      JSON.stringify({ text }),
      JSON.stringify(changes),
    ])
    await pool.query(`insert into answers values ('ann', 'id' || $1::int, $2)`, [
      version,
      JSON.stringify({ ok: true, run, version }),
    ])
  }
  await pool.query(`insert into answers values ('ann', 'refused', '{"ok": false, "message": "No."}')`)
  return database
}

const stored = async ({ pool }: Database) => ({
  rooms: (await pool.query('select id, run, version from rooms')).rows,
  log: (await pool.query('select version from log order by version')).rows.map(({ version }) => version),
  answers: (await pool.query('select command_id from answers order by 1')).rows.map(({ command_id }) => command_id),
})

test('of a case under way everything is carried over but what is over: older runs and removed accounts', async () => {
  const database = await before({ isUnderWay: true })
  await migrate(database)
  expect(await stored(database)).toEqual({
    rooms: [{ id: 'open', run: 2, version: 5 }],
    log: [4, 5],
    // What was accepted is answered from the log, but for what the log has forgotten.
    answers: ['id3'],
  })
})

test('people are carried over to tables of their own, and neither records nor log tell of them', async () => {
  const database = await before({ isUnderWay: true })
  await migrate(database)
  const { query, pool } = database
  const ann = { uid: 'ann', email: 'ann@ward.test' }
  const withoutDevice = { device: null, network: null, back_device: null, back_asked_at: null }
  expect(await query.selectFrom('users').selectAll().execute()).toEqual([
    { ...ann, status: true, time: 7, room: 'open', name: null, is_educator: false, ...withoutDevice },
  ])
  expect(await query.selectFrom('presence').selectAll().execute()).toEqual([
    { uid: 'ann', is_present: false, since: 8 },
  ])
  expect((await pool.query('select collection from records')).rows).toEqual([{ collection: 'Cases' }])
  const { rows } = await pool.query('select changes, command from log order by version')
  expect(rows).toEqual([
    { changes: [], command: { kind: 'sign-in' } },
    { changes: [{ change: { op: 'wipe' } }], command: { text: 'said in run 2' } },
  ])
})

test('of cases that have ended nothing is left, and whoever comes next is in another run', async () => {
  const database = await before({ isUnderWay: false })
  await migrate(database)
  expect(await stored(database)).toEqual({ rooms: [{ id: 'open', run: 3, version: 5 }], log: [], answers: [] })
})

test('a new database waits for run 1', async () => {
  const database = openDatabase(await freshDatabase())
  databases.push(database)
  await migrate(database)
  expect(await stored(database)).toEqual({ rooms: [{ id: 'open', run: 1, version: 0 }], log: [], answers: [] })
})

test('while a node of an earlier version runs nothing is changed, and whoever starts reads why', async () => {
  const database = await before({ isUnderWay: true })
  const url = database.pool.options.connectionString ?? ''
  let stop = async () => {}
  await new Promise<void>((listens) => {
    stop = listenToLog(url, () => ({ by: 'old' }), {
      onNews: () => listens(),
      onPeople: () => {},
      onPlayhead: () => {},
    }).close
  })
  await expect(migrate(database)).rejects.toThrow(/^An earlier version of the trainer is still running/)
  expect((await database.pool.query('select run from cases')).rows).toEqual([{ run: 2 }])
  await stop()
  await expect.poll(() => migrate(database).then(() => 'done', String), { timeout: 60_000 }).toBe('done')
})
