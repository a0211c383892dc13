import type { Database } from '../store/database.ts'

const WINDOW_SECONDS = 300
/** For one account from one address: guessing is hopeless, and nobody can lock a colleague out from elsewhere. */
const TRIES_PER_ACCOUNT = 10
/** For one address: a hospital may stand behind a single one. */
const TRIES_PER_ADDRESS = 200

export type SignInThrottle = ReturnType<typeof createSignInThrottle>

/** Counts sign-in tries in the database, so that every node knows of them. */
export function createSignInThrottle({ pool }: Database) {
  /** Counts a try. Answers with the seconds to wait, or 0. */
  async function count(key: string, most: number): Promise<number> {
    const { rows } = await pool.query<{ tries: number; seconds: number }>({
      name: 'count-sign-in-try',
      text: `
        insert into sign_in_tries as old (key, tries, since) values ($1, 1, now())
        on conflict (key) do update set
          tries = case when old.since < now() - make_interval(secs => $2) then 1 else old.tries + 1 end,
          since = case when old.since < now() - make_interval(secs => $2) then now() else old.since end
        returning tries, ceil(extract(epoch from since + make_interval(secs => $2) - now()))::int as seconds`,
      values: [key, WINDOW_SECONDS],
    })
    const [row] = rows
    return row && row.tries > most ? row.seconds : 0
  }

  // Written as JSON, because nobody has checked what is in it and a text column refuses a NUL.
  const accountKey = (email: string, address: string) => `${JSON.stringify(email.toLowerCase())} from ${address}`

  return {
    async secondsToWait(email: string, address: string): Promise<number> {
      const byAddress = await count(address, TRIES_PER_ADDRESS)
      return byAddress || count(accountKey(email, address), TRIES_PER_ACCOUNT)
    },

    /** The password was right: the account's own count starts again. */
    async forgive(email: string, address: string): Promise<void> {
      await pool.query('delete from sign_in_tries where key = $1 or since < now() - make_interval(secs => $2)', [
        accountKey(email, address),
        WINDOW_SECONDS,
      ])
    },
  }
}
