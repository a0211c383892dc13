import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase } from '../postgres/create-database.ts'
import type { Database } from '../store/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that one test run shares. */
    postgres: string
  }
}

/** The address of an empty database that nobody else uses. */
export function freshDatabase(): Promise<string> {
  return createDatabase(inject('postgres'), `test-${randomUUID()}`)
}

/** The tables that hold a text anywhere. */
export async function tablesWith({ pool }: Database, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const { rowCount } = await pool.query(`select from "${name}" as one where strpos(one::text, $1) > 0`, [text])
      return rowCount ? [name] : []
    }),
  )
  return found.flat()
}

/** All that is in a database, table by table. What is to be left out of a table's rows is given as SQL. */
export async function allRows(
  { pool }: Database,
  { without = [], cut = {} }: { without?: readonly string[]; cut?: { readonly [table: string]: string } } = {},
): Promise<{ [table: string]: unknown[] }> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const found: { [table: string]: unknown[] } = {}
  for (const { name } of rows.filter((table) => !without.includes(table.name))) {
    const row = `(to_jsonb(one) ${cut[name] ?? ''})::text`
    found[name] = (await pool.query({ text: `select ${row} from "${name}" as one order by 1`, rowMode: 'array' })).rows
  }
  return found
}

/** Works while somebody else holds a lock. */
export async function whileLocked(database: Database, lock: string, work: () => Promise<void>): Promise<void> {
  const holder = await database.pool.connect()
  try {
    await holder.query(`begin; ${lock}`)
    await work()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}
