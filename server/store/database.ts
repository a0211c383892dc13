import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

export interface Database {
  readonly pool: pg.Pool
  readonly query: Kysely<Tables>
  close(): Promise<void>
}

// bigint columns hold versions and ms: both far below the largest safe integer.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** A database that does not answer must fail fast: people wait, and their commands are kept and sent again. */
export function openDatabase(url: string, { connections = 8 } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
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
  return { pool, query, close: () => query.destroy() }
}

/** Somebody in between has found that the database cannot be reached now. */
export class Unreachable extends Error {}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
])

/** Whether an error means that the database cannot be reached now, rather than that we asked it something wrong. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Unreachable) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Classes of PostgreSQL's own codes: connection failure, gave way to another, no resources, shut down or cancelled, system error.
  const isServerDown = /^(08|40|53|57|58)/.test(code)
  return (
    isServerDown || unreachableCodes.has(code) || /timeout|connection terminated|not queryable/i.test(error.message)
  )
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
