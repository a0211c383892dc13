import type { Database } from '../store/database.ts'

/** For tests: all that is in a database, table by table. What is to be left out of a table's rows is given as SQL. */
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
