import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, lstat, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { diskProblem } from '../settings/disk-problem.ts'
import { StartError } from '../settings/start-error.ts'
import { isUnreachable } from '../store/is-unreachable.ts'
import { appliedMigrations } from '../store/migrate.ts'
import { type Backup, type BackupHeader, END_OF_ROWS, FORMAT, lineOf } from './backup-file.ts'
import { fromKept, keptTables, quoted, usedSequences } from './catalog.ts'
import { connect } from './connection.ts'

export interface SavedBackup {
  readonly rows: Backup['rows']
  readonly bytes: number
}

/** Saves what is in the database as a file that only its owner may read. It has its name once it is whole. */
export async function saveBackup(url: string, file: string, signal?: AbortSignal): Promise<SavedBackup> {
  await refuseExisting(file)
  const half = `${file}.half-${randomUUID().slice(0, 8)}`
  const client = await connect(url)
  try {
    let rows: Backup['rows'] = {}
    const contents = backupOf(client, (counted) => {
      rows = counted
    })
    const output = createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(contents, createGzip(), output, { signal })
    const { size: bytes } = await stat(half)
    await giveName(half, file)
    return { rows, bytes }
  } catch (error) {
    throw explained(error, file)
  } finally {
    await rm(half, { force: true }).catch(() => {})
    await client.end()
  }
}

async function refuseExisting(file: string): Promise<void> {
  const found = await lstat(file).catch(() => null)
  if (found?.isDirectory()) throw new StartError(`${file} is a folder: give the name of a file in it.`)
  if (found) throw alreadyThere(file)
}

const alreadyThere = (file: string) =>
  new StartError(`${file} is there already, and is left as it is: give the backup another name.`)

/** A second name can only be given where there is none yet. Sticks and some shares know no second names. */
async function giveName(half: string, file: string): Promise<void> {
  try {
    await link(half, file)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw alreadyThere(file)
    await refuseExisting(file)
    await rename(half, file)
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

function explained(error: unknown, file: string): unknown {
  if (error instanceof StartError) return error
  const isStopped = codeOf(error) === 'ABORT_ERR'
  const isAway = isUnreachable(error)
  const reason = isStopped ? 'it was stopped' : (diskProblem(error) ?? (isAway ? 'the database went away' : undefined))
  return reason ? new StartError(`No backup was made at ${file}: ${reason}.`, { cause: error }) : error
}

/** What is in the database at one moment, piece by piece as it stands in the file. Afterwards `onRows` hears how much it was. */
async function* backupOf(client: pg.Client, onRows: (rows: Backup['rows']) => void) {
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
