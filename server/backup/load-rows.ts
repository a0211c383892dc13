import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '../settings/start-error.ts'
import type { Backup } from './backup-file.ts'
import { fromKept, keptTables, quoted, type StoredTable } from './catalog.ts'
import { readBackup } from './read-backup.ts'
import { unusable } from './unpack.ts'

/** Puts all that a backup holds into tables that are as they were for it. */
export async function loadRows(client: pg.Client, file: string, backup: Backup): Promise<void> {
  const tables = await keptTables(client)
  if (!isDeepStrictEqual(tables, backup.tables)) {
    throw new StartError(
      `That file holds other tables than its version of the trainer has (${file}). Nothing was changed.`,
    )
  }
  // Without them the order of the tables does not matter.
  const putBack = await takeForeignKeys(client)
  // What migrations have put into tables of their own accord is in the backup as well.
  for (const table of tables) await client.query(`delete ${fromKept(table)}`)
  await readBackup(file, async (table, rows) => {
    const count = await copyInto(client, table, rows)
    if (count !== backup.rows[table.name]) throw unusable(file, 'damaged')
  })
  for (const { name, value } of backup.sequences) {
    await client.query('select setval($1::text::regclass, $2::bigint)', [quoted([name]), value])
  }
  await putBack()
}

async function copyInto(client: pg.Client, table: StoredTable, rows: AsyncIterable<Buffer>): Promise<number> {
  const copy = client.query(copyFrom(`copy ${quoted([table.name])} (${quoted(table.columns)}) from stdin`))
  const failure = new Promise<never>((_, reject) => copy.on('error', reject))
  const feed = async () => {
    for await (const piece of rows) if (!copy.write(piece)) await once(copy, 'drain')
    copy.end()
    await once(copy, 'finish')
  }
  await Promise.race([feed(), failure])
  return copy.rowCount
}

/** Takes the foreign keys off all tables, and gives the way to put them back, which checks them. */
async function takeForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
    where nspname = current_schema() and contype = 'f' and conparentid = 0`)
  const change = async (how: (key: (typeof rows)[number]) => string) => {
    for (const key of rows) await client.query(`alter table ${key.table} ${how(key)}`)
  }
  await change(({ name }) => `drop constraint ${quoted([name])}`)
  return () => change(({ name, definition }) => `add constraint ${quoted([name])} ${definition}`)
}
