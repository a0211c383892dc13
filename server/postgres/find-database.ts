import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../settings/config.ts'
import { StartError } from '../settings/start-error.ts'
import { dataFolder, startEmbeddedPostgres } from './embedded-postgres.ts'
import { supervise } from './supervise.ts'

/** The one app that may run on the embedded database holds this lock. */
const APP_LOCK = 20_260_001
/** The oldest that it was tried on. */
const OLDEST_POSTGRES = 15
/** A killed app's connection, and its lock with it, may linger for a moment. */
const LOCK_TRIES = 10

export interface FoundDatabase {
  readonly url: string
  /** Where the data lies, for whoever runs it. */
  readonly place: string
  stop(): Promise<void>
}

/**
 * The database to work on: the one that was given, or the one that comes with the app. The app keeps its own running, and
 * tells when it has stopped.
 */
export async function findDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { isApp, tell = () => {} }: { isApp: boolean; tell?: (what: string) => void },
): Promise<FoundDatabase> {
  if (databaseUrl) {
    const place = await checkDatabase(databaseUrl)
    return { url: databaseUrl, place, stop: async () => {} }
  }
  const embedded = await startEmbeddedPostgres(dataDir)
  const place = dataFolder(dataDir)
  if (!isApp) return { url: embedded.url, place, stop: embedded.stopUnlessUsed }

  const { bavail, bsize } = await statfs(place)
  for (const sentence of tooLittle({ memory: totalmem(), disk: bavail * bsize })) tell(sentence)
  const supervised = await supervise({ ...embedded, hold: () => takeLock(embedded.url) }, tell)
  return { url: embedded.url, place, stop: supervised.stop }
}

const GB = 2 ** 30
/** What a computer has that calls itself one of 2 GB, and what the embedded database may write before it tidies up. */
const LEAST = { memory: 1.8 * GB, disk: 1 * GB }

/** What a computer that has this many bytes has too little of for node and database. */
export function tooLittle({ memory, disk }: { readonly memory: number; readonly disk: number }): string[] {
  const of = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`
  return [
    ...(memory < LEAST.memory
      ? [`This computer has ${of(memory)} of memory; the trainer with its own database is made for 2 GB or more.`]
      : []),
    ...(disk < LEAST.disk ? [`The disk of the data has ${of(disk)} left; it should have 1 GB.`] : []),
  ]
}

/** Whether it answers and can hold every text. Tells where it is. */
async function checkDatabase(url: string): Promise<string> {
  const client = clientFor(url)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Facts>(
      `select current_database() as name, current_setting('server_encoding') as encoding,
         current_setting('server_version_num')::int / 10000 as version`,
    )
    const { name = '', ...facts } = rows[0] ?? {}
    const why = whyNotFit({ name, encoding: '', version: 0, ...facts })
    if (why) throw new StartError(why)
    return `database "${name}" at ${client.host}:${client.port}`
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    const reason = cause instanceof Error ? cause.message || ('code' in cause && cause.code) : cause
    throw new StartError(
      `The database of DATABASE_URL cannot be reached (${reason}): check the address and that it runs.`,
      { cause },
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** What stands in a wrong address is no one's business: it may hold a password. */
function clientFor(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  } catch {
    throw new StartError(
      'DATABASE_URL cannot be read as an address: in a user or a password write # as %23, / as %2F, ? as %3F and % as %25.',
    )
  }
}

interface Facts {
  readonly name: string
  readonly encoding: string
  /** The first number of it. */
  readonly version: number
}

export function whyNotFit({ name, encoding, version }: Facts): string | null {
  if (version < OLDEST_POSTGRES) {
    return `The database "${name}" is kept by PostgreSQL ${version}: the trainer needs ${OLDEST_POSTGRES} or later. Lead DATABASE_URL to one.`
  }
  if (encoding === 'UTF8') return null
  return `The database "${name}" keeps text as ${encoding}, which has no room for every name: make one with createdb --encoding=UTF8 --template=template0 and lead DATABASE_URL there.`
}

async function takeLock(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [APP_LOCK])
    if (rows[0]?.isOurs) return client
    await sleep(200)
  }
  await client.end()
  throw new StartError(
    'The trainer is already running on this data: stop it first, or give this one a DATA_DIR of its own.',
  )
}
