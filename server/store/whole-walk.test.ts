import { afterAll, expect, test } from 'vitest'
import { createCase } from '#case/create-case.ts'
import { reportOf } from '#case/report/report.ts'
import { walkAll } from '#case/testing/walk.ts'
import { bareChoices, idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { createCaseLoop } from '../rooms/case-loop.ts'
import { freshDatabase } from '../testing/database.ts'
import { createCaseStore } from './case-store.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const databases: Database[] = []
afterAll(() => Promise.all(databases.map((database) => database.close())))

/** A database with two rooms: the open one, and one more whose first run has this number. */
async function twoRooms(): Promise<Database> {
  const database = openDatabase(await freshDatabase())
  databases.push(database)
  await migrate(database)
  await database.pool.query(`insert into rooms (id, run, version) values ('second', 1, 0)`)
  return database
}

/** Splits every table of rooms into four by a hash of the room. */
async function partition({ pool }: Database): Promise<void> {
  const tables = ['records', 'list_items', 'log', 'answers', 'recordings', 'kept_runs', 'kept_log', 'kept_recordings']
  const keys = [['rooms', 'id'], ...tables.map((table) => [table, 'room'])]
  for (const [table, key] of keys) {
    await pool.query(`
      alter table ${table} rename to ${table}_whole;
      create table ${table} (like ${table}_whole including all) partition by hash (${key});
      create table ${table}_0 partition of ${table} for values with (modulus 4, remainder 0);
      create table ${table}_1 partition of ${table} for values with (modulus 4, remainder 1);
      create table ${table}_2 partition of ${table} for values with (modulus 4, remainder 2);
      create table ${table}_3 partition of ${table} for values with (modulus 4, remainder 3);
      insert into ${table} select * from ${table}_whole;
      drop table ${table}_whole`)
  }
}

test.each([
  ['whole tables', async () => {}],
  ['tables that are split by room', partition],
])(
  'cases of two rooms in %s, stored command by command with restarts, are those that were decided',
  async (_, split) => {
    const database = await twoRooms()
    await split(database)
    const rooms = [
      { room: 'open', walk: walkAll(idealChoices) },
      { room: 'second', walk: walkAll(bareChoices) },
    ]
    const work = rooms.map(async ({ room, walk }) => {
      const store = createCaseStore(database, { room, node: room, isAlone: () => true })
      let now = 0
      const start = () => createCaseLoop({ store, rules: createCase(case1), clock: () => now })
      let loop = await start()
      for (const [index, { asker, command, at }] of walk.asked.entries()) {
        now = at
        const answer = await loop.submit(asker, command)
        expect(answer, JSON.stringify(command)).toMatchObject({ ok: true })
        if (index % 50 === 49) loop = await start()
      }
      expect(await store.load()).toEqual(walk.state)
      expect(reportOf(await store.readLog(0), case1)).toEqual(reportOf(walk.log, case1))
      return loop
    })
    const [open, second] = await Promise.all(work)

    await database.pool.query(`update rooms set run_keep_days = 7 where id = 'second'`)
    const { run } = second?.state ?? { run: 0 }
    await second?.submit({ by: 'administrator' }, { kind: 'end-case', id: 'the-end-of-it', run })
    const rowsOf = async (room: string) => {
      const { rows } = await database.pool.query<{ rows: number }>(
        `select (select count(*) from records where room = $1) + (select count(*) from list_items where room = $1)
         + (select count(*) from log where room = $1) + (select count(*) from answers where room = $1) as rows`,
        [room],
      )
      return rows[0]?.rows
    }
    expect(await rowsOf('second')).toBe(0)
    const { rows: kept } = await database.pool.query(`select count(*)::int as rows from kept_log where room = 'second'`)
    expect(kept[0]?.rows).toBe(rooms[1]?.walk.log.length)
    expect(await createCaseStore(database).load()).toEqual(open?.state)
    expect(await rowsOf('open')).toBeGreaterThan(300)
  },
)
