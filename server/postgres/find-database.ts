import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../settings/config.ts'
import { StartError } from '../settings/start-error.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { supervise } from './supervise.ts'

/** The one app that may run on the embedded database holds this lock. */
const APP_LOCK = 20_260_001
/** A killed app's connection, and its lock with it, may linger for a moment. */
const LOCK_TRIES = 10

export interface FoundDatabase {
  readonly url: string
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
    await checkReachable(databaseUrl)
    return { url: databaseUrl, stop: async () => {} }
  }
  const embedded = await startEmbeddedPostgres(dataDir)
  if (!isApp) return { url: embedded.url, stop: embedded.stopUnlessUsed }

  const supervised = await supervise({ ...embedded, hold: () => takeLock(embedded.url) }, tell)
  return { url: embedded.url, stop: supervised.stop }
}

async function checkReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || ('code' in cause && cause.code) : cause
    throw new StartError(
      `The database of DATABASE_URL cannot be reached (${reason}): check the address and that it runs.`,
      {
        cause,
      },
    )
  } finally {
    await client.end().catch(() => {})
  }
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
