import type { Database } from './database.ts'

/** For tests: the tables that hold a text anywhere. */
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
