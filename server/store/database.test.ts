import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { startWire } from '../testing/database-wire.ts'
import { type Database, openDatabase } from './database.ts'
import { isUnreachable } from './is-unreachable.ts'

const AT_ONCE = 8

const sleepers = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`,
  )
  return rows.length
}

test('connections that break in the middle of a query fail that query, and nothing else', async () => {
  const url = await freshDatabase()
  const wire = await startWire(url)
  const [asking, watching] = [openDatabase(wire.url), openDatabase(url)]
  const atOnce = (seconds: number) =>
    Array.from({ length: AT_ONCE }, () => sql`select pg_sleep(${seconds})`.execute(asking.query))
  // The connections are there before, so that no query is over when the last begins.
  await Promise.all(atOnce(0.5))
  const asked = atOnce(600)
  const failures = Promise.all(asked.map((query) => query.then(() => null).catch((error: unknown) => error)))
  await expect.poll(() => sleepers(watching)).toBe(AT_ONCE)
  wire.cut()

  // An error that nobody listens for would end this process.
  expect((await failures).map(isUnreachable)).toEqual(Array.from({ length: AT_ONCE }, () => true))
  expect((await sql<{ one: number }>`select 1 as one`.execute(asking.query)).rows).toEqual([{ one: 1 }])
  await watching.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'select pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`,
  )
  await Promise.all([asking.close(), watching.close()])
  wire.close()
})

test('who gives way where two wait for each other may ask again', async () => {
  const database = openDatabase(await freshDatabase())
  const { pool } = database
  await pool.query('create table pair (id int primary key, held int); insert into pair values (1, 0), (2, 0)')
  const [one, other] = [await pool.connect(), await pool.connect()]
  const hold = (client: typeof one, id: number) => client.query('update pair set held = held + 1 where id = $1', [id])
  for (const client of [one, other]) await client.query('begin')
  await hold(one, 1)
  await hold(other, 2)
  const crossed = await Promise.allSettled([hold(one, 2), hold(other, 1)])
  const failed = crossed.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(failed).toMatchObject([{ code: '40P01' }])
  expect(failed.map(isUnreachable)).toEqual([true])
  for (const client of [one, other]) client.release(true)
  await database.close()
})

test('what is closed keeps no connection, whatever of it was asked', async () => {
  const database = openDatabase(await freshDatabase())
  await database.pool.query('select')
  await database.close()
  expect([database.pool.ended, database.pool.totalCount]).toEqual([true, 0])
})
