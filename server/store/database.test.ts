import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Database, isUnreachable, openDatabase } from './database.ts'
import { freshDatabase } from './fresh-database.ts'

const AT_ONCE = 8

/** The database behind a cable that can be pulled. */
async function behindCable(url: string) {
  const far = new URL(url)
  const socketPath = join(far.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const open = new Set<Socket>()
  const server = net.createServer((near) => {
    const behind = net.connect(socketPath)
    near.pipe(behind).pipe(near)
    for (const socket of [near, behind]) socket.on('error', () => {})
    open.add(near)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const near = new URL(url)
  near.searchParams.delete('host')
  near.port = String((server.address() as AddressInfo).port)
  return {
    url: near.href,
    pull: () => {
      for (const socket of open) socket.resetAndDestroy()
    },
    close: () => server.close(),
  }
}

const sleepers = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`,
  )
  return rows.length
}

test('connections that break in the middle of a query fail that query, and nothing else', async () => {
  const url = await freshDatabase()
  const cable = await behindCable(url)
  const [asking, watching] = [openDatabase(cable.url), openDatabase(url)]
  const asked = Array.from({ length: AT_ONCE }, () => sql`select pg_sleep(4)`.execute(asking.query))
  const failures = Promise.all(asked.map((query) => query.then(() => null).catch((error: unknown) => error)))
  await expect.poll(() => sleepers(watching)).toBe(AT_ONCE)
  cable.pull()

  // An error that nobody listens for would end this process.
  expect((await failures).map(isUnreachable)).toEqual(Array.from({ length: AT_ONCE }, () => true))
  expect((await sql<{ one: number }>`select 1 as one`.execute(asking.query)).rows).toEqual([{ one: 1 }])
  await Promise.all([asking.close(), watching.close()])
  cable.close()
})
