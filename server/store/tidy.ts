import type { Database } from './database.ts'
import { forgetAhead } from './database-time.ts'
import { forgetExpired } from './kept-runs.ts'

/** No try to sign in is counted for longer. */
export const LONGEST_COUNTED_SECONDS = 3600

const EVERY_MS = 10 * 60_000
const ROOMS_EVERY_MS = 60_000

/**
 * Deletes what nobody asks for any more, or may: kept runs whose time is over, refusals that their pages heard long ago, sessions, sign-ins under way and
 * counts of tries that have expired, guests who have no session any more and hold no seat, and, while no case is under way, what is so old in the log that pages are told the whole instead. What
 * belongs to a run goes with it.
 */
export async function tidy({ pool, clock }: Database): Promise<void> {
  const now = clock.now()
  const secondsAgo = (seconds: number) => new Date(now - seconds * 1000)
  await forgetExpired({ pool, clock })
  await pool.query(
    `delete from answers where answer->>'ok' = 'false' and at < $1 and not exists (
      select from log where log.room = answers.room and log.asker = answers.asker and log.command_id = answers.command_id
    )`,
    [secondsAgo(3600)],
  )
  for (const table of ['session', 'verification'])
    await pool.query(`delete from "${table}" where "expiresAt" < $1`, [new Date(now)])
  await pool.query(
    `with gone as (
      delete from users where email = '' and not exists (select from "session" where "userId" = uid)
        and time < $1
        and not exists (select from records where records.room = users.room and collection = 'LiveCaseTeam' and id = uid)
      returning uid
    )
    delete from "user" using gone where "user".id = gone.uid`,
    [secondsAgo(12 * 3600).getTime()],
  )
  await pool.query('delete from sign_in_tries where since < $1', [secondsAgo(LONGEST_COUNTED_SECONDS)])
  await pool.query(`
    delete from log using rooms
    where log.room = rooms.id and log.version < rooms.version - 500
      and not exists (select from records where records.room = rooms.id and collection = 'Cases')`)
  await forgetAhead(pool, now)
}

export function keepTidy(
  database: Database,
  book: { endForgotten(): Promise<void> },
  onProblem: (error: unknown) => void,
): { close(): void } {
  // What should have gone while no node was running goes at once.
  void Promise.all([forgetExpired(database), book.endForgotten()]).catch(onProblem)
  const timers = [
    setInterval(() => void tidy(database).catch(onProblem), EVERY_MS),
    setInterval(() => void book.endForgotten().catch(onProblem), ROOMS_EVERY_MS),
  ]
  return {
    close: () => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
