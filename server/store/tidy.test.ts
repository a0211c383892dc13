import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { makePeople } from '../testing/people.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { tidy } from './tidy.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await freshDatabase())
  await migrate(database)
})
afterAll(() => database.close())

const ask = async (sql: string) => (await database.pool.query({ text: sql, rowMode: 'array' })).rows.flat()

test('old refusals go; new ones and whatever was accepted stay', async () => {
  const old = `now() - interval '61 minutes'`
  await ask(`insert into answers (room, asker, command_id, answer, at) values
    ('open', 'rob', 'old refusal', '{"ok": false}', ${old}), ('open', 'rob', 'new refusal', '{"ok": false}', now()),
    ('open', 'rob', 'old answer', '{"ok": true}', ${old})`)
  await tidy(database)
  expect(await ask(`select command_id from answers where asker = 'rob' order by 1`)).toEqual([
    'new refusal',
    'old answer',
  ])
})

test('what was said of a wrong attempt stays as long as the attempt', async () => {
  await ask(`insert into log (room, schema, version, run, asker, command_id, kind, command, at, changes)
    values ('blue', 1, 1, 1, 'nia', 'attempt', 'do-step', '{}', 1, '[]')`)
  await ask(`insert into answers (room, asker, command_id, answer, at)
    values ('blue', 'nia', 'attempt', '{"ok": false}', now() - interval '2 hours')`)
  await tidy(database)
  expect(await ask(`select command_id from answers where asker = 'nia'`)).toEqual(['attempt'])
})

test('expired sessions go, with the addresses in them', async () => {
  await makePeople(database, ['ann', 'rob'])
  await ask(`update "session" set "expiresAt" = now() - interval '1 second' where "userId" =
    (select id from "user" where name = 'ann')`)
  await tidy(database)
  expect(await ask('select name from "user" join "session" on "userId" = "user".id')).toEqual(['rob'])
})

test('counts of sign-in tries go when their time is over', async () => {
  await ask(`insert into sign_in_tries values ('old', 30, now() - interval '61 minutes'), ('new', 30, now())`)
  await tidy(database)
  expect(await ask('select key from sign_in_tries')).toEqual(['new'])
})

test('while no case is under way the log keeps what pages can be caught up with; a case keeps all of its own', async () => {
  await ask(`insert into rooms (id, run, version, opened_at) values ('green', 1, 600, 1)`)
  const fill = `insert into log (room, schema, version, run, asker, command_id, kind, command, at, changes)
    select 'green', 1, n, 1, 'rob', 'id' || n, 'log-out', '{}', 0, '[]' from generate_series(1, 600) n
    on conflict do nothing`
  await ask(fill)
  await tidy(database)
  expect(await ask(`select count(*) from log where room = 'green'`)).toEqual([501])

  await ask(fill)
  await ask(`insert into records (room, schema, collection, id, data) values ('green', 1, 'Cases', '1', '{}')`)
  await tidy(database)
  expect(await ask(`select count(*) from log where room = 'green'`)).toEqual([600])
})

test('a sign-in with the hospital that was begun and left goes, one that is under way stays', async () => {
  for (const [id, minutes] of [
    ['left', -1],
    ['under way', 9],
  ] as const)
    await ask(
      `insert into verification (id, identifier, value, "expiresAt", "updatedAt") values ('${id}', 'x', 'y', now() + interval '${minutes} minutes', now())`,
    )
  await tidy(database)
  expect(await ask('select id from verification')).toEqual(['under way'])
})

test('guests without a session go after half a day, unless they hold a seat', async () => {
  const old = Date.now() - 13 * 3_600_000
  for (const [uid, since] of [
    ['gone', old],
    ['seated', old],
    ['new', Date.now()],
  ]) {
    await ask(`insert into "user" values ('${uid}', '${uid}', '${uid}@guest.invalid', false)`)
    await ask(`insert into users (uid, email, status, time, name) values ('${uid}', '', false, ${since}, '${uid}')`)
  }
  await ask(
    `insert into records (room, schema, collection, id, data) values ('open', 1, 'LiveCaseTeam', 'seated', '{}')`,
  )
  await tidy(database)
  expect(await ask(`select uid from users where email = '' order by 1`)).toEqual(['new', 'seated'])
  expect(await ask(`select id from "user" where email like '%@guest.invalid' order by 1`)).toEqual(['new', 'seated'])
})

test('by how much the house is ahead of the database’s clock is kept while somebody is signed in or a case is under way', async () => {
  const own = openDatabase(await freshDatabase())
  await migrate(own)
  const isKept = async () => {
    await tidy(own)
    return (await own.pool.query(`select from settings where name = 'clock-ahead'`)).rowCount === 1
  }
  await own.pool.query(`insert into settings values ('clock-ahead', '3600000')`)
  await makePeople(own, ['ann'])
  expect(await isKept()).toBe(true)
  await own.pool.query(
    `insert into records (room, schema, collection, id, data) values ('open', 1, 'Cases', '1', '{}')`,
  )
  await own.pool.query('delete from "session"')
  expect(await isKept()).toBe(true)
  await own.pool.query('delete from records')
  expect(await isKept()).toBe(false)
  await own.close()
})

test('a run that is kept goes when both the house and the database’s clock say so', async () => {
  const later = { ...database.clock, now: () => database.clock.now() + 40 * 86_400_000 }
  const keep = (run: number, days: number) =>
    ask(`insert into kept_runs (room, run, room_name, story, rules, started_at, ended_at, kept_until, team)
      values ('red', ${run}, 'Red', '{}', '', 0, 0, ${database.clock.now() + days * 86_400_000}, '[]')`)
  await keep(1, 30)
  await keep(2, -1)
  await tidy({ ...database, clock: later })
  expect(await ask(`select run from kept_runs where room = 'red'`)).toEqual([1])
})
