import pg from 'pg'
import { AHEAD } from '../store/database-time.ts'

/**
 * What no backup holds: sessions, what belongs to running nodes and to the sign-in throttle, and what the migrator writes by
 * itself. Every other table is in it, also one that comes later.
 */
const LEFT_OUT = [
  ...['session', 'verification', 'connections', 'presence', 'sign_in_tries'],
  ...['kysely_migration', 'kysely_migration_lock'],
]

/**
 * Nor the secret that signs cookies. Passwords do not need it, and the sessions that do are not in a backup: each database
 * makes its own, and whoever gets hold of a file can forge no cookie. Nor what was wrong with the clock of a database.
 */
const ROWS_LEFT_OUT = new Map([['settings', `name in ('auth-secret', '${AHEAD}')`]])

export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
}

interface StoredSequence {
  readonly name: string
  readonly value: string
}

export const quoted = (names: readonly string[]): string => names.map(pg.escapeIdentifier).join(', ')

/** The rows of a table that a backup holds, for a `select` or a `delete`. */
export const fromKept = ({ name }: StoredTable): string =>
  `from ${quoted([name])} where not (${ROWS_LEFT_OUT.get(name) ?? 'false'})`

/** The tables that a backup holds, with the columns that are written. */
export async function keptTables(client: pg.Client): Promise<StoredTable[]> {
  return (await allTables(client)).filter(({ name }) => !LEFT_OUT.includes(name))
}

export async function allTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
    where nspname = current_schema() and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`)
  return rows
}

/** The sequences that have given a number, with the last one. */
export async function usedSequences(client: pg.Client): Promise<StoredSequence[]> {
  const { rows } = await client.query<StoredSequence>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`)
  return rows
}
