import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { askDatabase } from './database-time.ts'
import { createHouseClock, type HouseClock } from './house-clock.ts'
import { PatientPool } from './patient-pool.ts'
import type { Tables } from './tables.ts'

export interface Database {
  readonly pool: PatientPool
  readonly query: Kysely<Tables>
  /** The time of all that is stored. */
  readonly clock: HouseClock
  close(): Promise<void>
}

// bigint columns hold versions and ms: both far below the largest safe integer.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A database that answers nobody must fail fast: people wait, and their commands are kept and sent again. */
export function openDatabase(
  url: string,
  { connections = 8, clock: shared }: { connections?: number; clock?: HouseClock } = {},
): Database {
  const pool = new PatientPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
    // A busy machine may take seconds to open one more, just when many ask: who has been needed stays for a while.
    idleTimeoutMillis: 60_000,
    query_timeout: 5000,
    statement_timeout: 5000,
    // What is asked often is planned once, while its tables are small and reading all of one seems cheaper than finding a
    // key. Left to itself PostgreSQL would plan what stores a command anew each time, which takes longer than storing it.
    options: '-c enable_seqscan=off -c plan_cache_mode=force_generic_plan',
  })
  // A connection that breaks fails the query that is on it, and is replaced by the pool. Without listeners, both for one
  // that is idle and for one in use, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const clock = shared ?? createHouseClock(askDatabase(pool))
  return {
    ...{ pool, query, clock },
    async close() {
      clock.close()
      await query.destroy()
      // What Kysely was never asked for it does not end, and an idle connection keeps a command of the administrator from ending.
      if (!pool.ended) await pool.end()
    },
  }
}

/** All of it, or nothing. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // Whatever state the connection is in, its end takes the transaction back.
    client.release(true)
    throw error
  }
}
