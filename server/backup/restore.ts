import pg from 'pg'
import { StartError } from '../settings/start-error.ts'
import { isUnreachable } from '../store/is-unreachable.ts'
import { appliedMigrations, createMigrator, isNodeRunning, knownMigrations } from '../store/migrate.ts'
import { tidy } from '../store/tidy.ts'
import { OPEN_ROOM } from '../store/which-room.ts'
import type { Backup } from './backup-file.ts'
import { allTables, fromKept, keptTables, quoted, type StoredTable } from './catalog.ts'
import { connect, insideTransaction } from './connection.ts'
import { loadRows } from './load-rows.ts'
import { readBackup } from './read-backup.ts'
import { unusable } from './unpack.ts'

/** Reads the whole file, and refuses what this version cannot restore. */
export async function checkBackup(file: string): Promise<Backup> {
  const backup = await readBackup(file)
  const isKnown = backup.migrations.every((name, index) => name === knownMigrations[index])
  if (!isKnown) throw unusable(file, 'newer')
  return backup
}

/** Puts a backup that was checked into an empty database: all of it, or nothing. */
export async function restore(url: string, file: string, backup: Backup): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('begin')
    await refuseUnlessFree(client)
    const before = await allTables(client)
    await bringTablesTo(client, backup)
    await loadRows(client, file, backup)
    await bringUpToDate(client)
    await refuseLoss(client, before)
    await client.query('commit').catch(brokeOff)
  } catch (error) {
    throw explained(error)
  } finally {
    // What was not committed is gone with the connection.
    await client.end()
  }
}

async function refuseUnlessFree(client: pg.Client): Promise<void> {
  if (await isNodeRunning(client)) {
    throw new StartError('The trainer is running on this database: stop it first. Nothing was changed.')
  }
  const tables = await allTables(client)
  await client.query(`set local lock_timeout = '5s'`)
  if (tables.length > 0) await client.query(`lock table ${quoted(tables.map(({ name }) => name))}`)
  for (const table of await keptTables(client)) {
    // There is always the open room.
    const others = table.name === 'rooms' ? `and id <> '${OPEN_ROOM}'` : ''
    const { rowCount } = await client.query(`select ${fromKept(table)} ${others} limit 1`)
    if (rowCount) throw notEmpty(table.name)
  }
}

const notEmpty = (table: string) =>
  new StartError(
    `This database is not empty (see "${table}"): a backup is restored into an empty one only. Nothing was changed.`,
  )

/** The tables as they were when the backup was made. There is no way back but to make them anew: they are empty. */
async function bringTablesTo(client: pg.Client, { migrations }: Backup): Promise<void> {
  if ((await appliedMigrations(client)).length > migrations.length) await dropTables(client)
  const { error } = await createMigrator(insideTransaction(client)).migrateTo(migrations.at(-1) ?? '')
  if (error) throw error
}

async function dropTables(client: pg.Client): Promise<void> {
  const tables = await allTables(client)
  await client.query(`drop table ${quoted(tables.map(({ name }) => name))}`)
  const { rows } = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema()',
  )
  if (rows.length > 0) await client.query(`drop sequence ${quoted(rows.map(({ name }) => name))}`)
}

/** Somebody else's table that happened to be empty was none of ours to drop. */
async function refuseLoss(client: pg.Client, before: readonly StoredTable[]): Promise<void> {
  const now = (await allTables(client)).map(({ name }) => name)
  const lost = before.find(({ name }) => !now.includes(name))
  if (!lost) return
  throw new StartError(
    `This database has a table that is not the trainer’s ("${lost.name}"): restore into one of its own. Nothing was changed.`,
  )
}

/** Before anybody can read it: what has expired since is gone, and whoever was signed in is not, without a session. */
async function bringUpToDate(client: pg.Client): Promise<void> {
  const database = insideTransaction(client)
  const { error } = await createMigrator(database).migrateToLatest()
  if (error) throw error
  await database.clock.look()
  await tidy(database)
  const now = database.clock.now()
  await client.query('update users set status = false, time = $1 where status', [now])
  // Its team has half a day to come back to a room before it is forgotten.
  await client.query('update rooms set opened_at = $1 where id <> $2', [now, OPEN_ROOM])
}

function brokeOff(cause: unknown): never {
  throw new StartError(
    'The database broke off at the last moment. Restore once more: where all was stored, this one is not empty.',
    { cause },
  )
}

const BUSY = '55P03'

function explained(error: unknown): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  if (!code && !isUnreachable(error)) return error
  const reason = code === BUSY ? 'somebody else is working on it' : error.message
  return new StartError(`The database did not take the backup: ${reason}. Nothing was changed.`, { cause: error })
}
