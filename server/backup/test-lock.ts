import type { Database } from '../store/database.ts'

/** For tests: works while somebody else holds a lock. */
export async function whileLocked(database: Database, lock: string, work: () => Promise<void>): Promise<void> {
  const holder = await database.pool.connect()
  try {
    await holder.query(`begin; ${lock}`)
    await work()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}
