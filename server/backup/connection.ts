import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../store/database.ts'
import { askDatabase } from '../store/database-time.ts'
import { createHouseClock } from '../store/house-clock.ts'
import type { Tables } from '../store/tables.ts'

/** One connection for all the work: it may take long, and its values are written and read in one way everywhere. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A connection that breaks fails the query that is on it.
  client.on('error', () => {})
  await client.connect()
  await client.query(`
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1`)
  return client
}

/** Whoever works inside a transaction may have some of their own: they become parts of it. */
const parts = new Map<unknown, string>([
  ['begin', 'savepoint part'],
  ['commit', 'release savepoint part'],
  ['rollback', 'rollback to savepoint part'],
])

/** The database as it is inside the transaction of one connection. All that is done here is done with its commit or not at all. */
export function insideTransaction(client: pg.Client): Database {
  const query = (what: unknown, ...rest: unknown[]) =>
    Reflect.apply(client.query, client, [parts.get(what) ?? what, ...rest])
  const lent = { query, release: () => {} }
  // Nobody asks more of a pool in there.
  const pool = { query, connect: async () => lent, end: async () => {} } as unknown as Database['pool']
  const clock = createHouseClock(askDatabase(pool))
  return { pool, query: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), clock, close: async () => {} }
}
