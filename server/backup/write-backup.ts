import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartError } from '../settings/start-error.ts'
import { type Backup, type BackupHeader, END_OF_ROWS, FORMAT, lineOf } from './backup-file.ts'
import { appliedMigrations, fromKept, keptTables, quoted, usedSequences } from './catalog.ts'

/** What is in the database at one moment, piece by piece as it stands in the file. Afterwards `onRows` hears how much it was. */
export async function* backupOf(client: pg.Client, onRows: (rows: Backup['rows']) => void) {
  const sum = createHash('sha256')
  for await (const piece of contentsOf(client, onRows)) {
    sum.update(piece)
    yield piece
  }
  yield lineOf({ sha256: sum.digest('hex') })
}

async function* contentsOf(client: pg.Client, onRows: (rows: Backup['rows']) => void): AsyncGenerator<string | Buffer> {
  const header = await readHeader(client)
  yield lineOf(header)
  const copied = []
  for (const table of header.tables) {
    const copy = client.query(copyTo(`copy (select ${quoted(table.columns)} ${fromKept(table)}) to stdout`))
    // When nobody reads it to its end, its connection is closed and it says so to nobody.
    copy.on('error', () => {})
    copied.push([table.name, copy] as const)
    yield* copy
    yield END_OF_ROWS
  }
  // How many rows a COPY has sent is known for sure after the next answer.
  await client.query('commit')
  const rows = Object.fromEntries(copied.map(([name, { rowCount }]) => [name, rowCount]))
  onRows(rows)
  yield lineOf({ rows })
}

/** Begins to look at one moment of the database, and reads what there is. */
async function readHeader(client: pg.Client): Promise<BackupHeader> {
  if ((await appliedMigrations(client)).length === 0) {
    throw new StartError('There is nothing to back up: no trainer has run on this database yet.')
  }
  await client.query('begin isolation level repeatable read read only')
  // Before the moment begins: what a migration changes after it would look empty from there. Migrations wait meanwhile.
  await client.query('lock table kysely_migration in share mode')
  return {
    trainerBackup: FORMAT,
    at: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    tables: await keptTables(client),
    // Sequences tell what is so now: never less than at the moment.
    sequences: await usedSequences(client),
  }
}
