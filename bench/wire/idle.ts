import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#server/store/database.ts'
import type { Row } from '../figures/figures.ts'
import { startBuilt } from './memory.ts'
import { setStage } from './site.ts'

/** After it nobody has been there for half a minute. */
const RESTS_AFTER_MS = 45_000
const MINUTE_MS = 60_000

/** What a node that nobody has a page of does with the database. */
export async function measureIdle(): Promise<Row[]> {
  const { databaseUrl } = await setStage('beginning')
  const { end } = await startBuilt(databaseUrl)
  const database = openDatabase(databaseUrl)
  const commits = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ commits: number }>(
      'select xact_commit::int as commits from pg_stat_database where datname = current_database()',
    )
    return rows[0]?.commits ?? 0
  }
  await sleep(RESTS_AFTER_MS)
  const before = await commits()
  await sleep(MINUTE_MS)
  const after = await commits()
  await database.close()
  await end()
  return [{ what: 'a node that nobody is at commits', measured: after - before, unit: 'a minute' }]
}
