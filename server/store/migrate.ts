import { type Migration, Migrator } from 'kysely'
import type pg from 'pg'
import { StartError } from '../settings/start-error.ts'
import type { Database } from './database.ts'
import * as m001 from './migrations/001-case.ts'
import * as m002 from './migrations/002-accounts.ts'
import * as m003 from './migrations/003-recordings.ts'
import * as m004 from './migrations/004-pages.ts'
import * as m005 from './migrations/005-what-ended.ts'
import * as m006 from './migrations/006-answers-in-log.ts'
import * as m007 from './migrations/007-people.ts'
import * as m008 from './migrations/008-rooms.ts'
import * as m009 from './migrations/009-joining.ts'
import * as m010 from './migrations/010-educators.ts'
import * as m011 from './migrations/011-kept-runs.ts'
import * as m012 from './migrations/012-practice.ts'
import * as m013 from './migrations/013-educators-seen.ts'
import * as m014 from './migrations/014-kept-without-notes.ts'
import * as m015 from './migrations/015-guest-devices.ts'
import * as m016 from './migrations/016-stories.ts'
import * as m017 from './migrations/017-own-runs.ts'

export const migrations: { [name: string]: Migration } = {
  '001-case': m001,
  '002-accounts': m002,
  '003-recordings': m003,
  '004-pages': m004,
  '005-what-ended': m005,
  '006-answers-in-log': m006,
  '007-people': m007,
  '008-rooms': m008,
  '009-joining': m009,
  '010-educators': m010,
  '011-kept-runs': m011,
  '012-practice': m012,
  '013-educators-seen': m013,
  '014-kept-without-notes': m014,
  '015-guest-devices': m015,
  '016-stories': m016,
  '017-own-runs': m017,
}

/** Nodes from before this one do not find what they look for any more. Later ones only add: two versions may run side by side. */
const LAST_TO_STAND_ALONE = '009-joining'

/** In the order in which they are done. */
export const knownMigrations: readonly string[] = Object.keys(migrations).toSorted()

export const createMigrator = ({ query }: Pick<Database, 'query'>): Migrator =>
  new Migrator({ db: query, provider: { getMigrations: async () => migrations } })

/** Whether a node, of this version or an earlier one, runs on the database. */
export async function isNodeRunning(pool: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rowCount: listening } = await pool.query(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query in (
      'listen case_log', 'listen people; listen case_log', 'select pg_notify(''case_log'', $1)')`)
  return Boolean(listening)
}

/** The names of the migrations that have made the tables what they are; none where there are no tables. */
export async function appliedMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows: found } = await client.query(`select from pg_class where oid = to_regclass('kysely_migration')`)
  if (found.length === 0) return []
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/** What was done to the tables. */
export interface Migrated {
  readonly wasEmpty: boolean
  readonly names: readonly string[]
}

/**
 * Brings the tables up to date. Several nodes may start at once: the migrator takes a lock. A node from before there were
 * rooms has to be stopped first; a command of an administrator changes no tables beside any node.
 */
export async function migrate(database: Database, { isNode = true } = {}): Promise<Migrated> {
  // In this order: a node of this version listens only once nothing is pending.
  const isRunning = await isNodeRunning(database.pool)
  const applied = await appliedMigrations(database.pool)
  const unknown = applied.find((name) => !knownMigrations.includes(name))
  if (unknown) {
    throw new StartError(
      `This database is of a later version of the trainer (it has "${unknown}"): use that version, or another database. Nothing was changed.`,
    )
  }
  const pending = knownMigrations.filter((name) => !applied.includes(name))
  if (isRunning && pending.some((name) => !isNode || name <= LAST_TO_STAND_ALONE)) {
    throw new StartError(
      'An earlier version of the trainer is still running on this database. Stop it first, then start this one.',
    )
  }
  const { error, results = [] } = await createMigrator(database).migrateToLatest()
  if (error) throw error
  return { wasEmpty: applied.length === 0, names: results.map(({ migrationName }) => migrationName) }
}
