import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Database } from '../store/database.ts'
import { LONGEST_COUNTED_SECONDS } from '../store/tidy.ts'

interface Budget {
  readonly key: string
  readonly most: number
  readonly seconds: number
}

const FEW_MINUTES = 300

/** Somebody who tries the code of a room. */
export interface Knocking {
  readonly address: string
  /** The device, where it has come to a room before. */
  readonly device: string | null
}

/** What is counted by which mark, and how much of it is too much. */
function budgetsBy(secret: string) {
  const markOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

  /** From the narrowest to the widest: what a narrow one stops is not held against the wider. */
  function budgetsOf(email: string, address: string, device: string | null): Budget[] {
    const account = email.toLowerCase()
    // Whoever has signed in with this device before pays for nobody's guesses but their own.
    if (device !== null) return [{ key: markOf('device', device, account), most: 10, seconds: FEW_MINUTES }]
    const network = networkOf(address)
    return [
      { key: markOf('account and network', account, network), most: 10, seconds: FEW_MINUTES },
      // A hospital may stand behind a single one.
      { key: markOf('network', network), most: 200, seconds: FEW_MINUTES },
      // However many places the guesses come from.
      { key: markOf('account', account), most: 30, seconds: LONGEST_COUNTED_SECONDS },
    ]
  }

  /** However many people of a hospital stand behind one network, and mistype. A device that has come in before pays for itself alone. */
  const codes = ({ address, device }: Knocking): Budget =>
    device !== null
      ? { key: markOf('codes of device', device), most: 20, seconds: FEW_MINUTES }
      : { key: markOf('codes', networkOf(address)), most: 60, seconds: FEW_MINUTES }

  return { markOf, budgetsOf, codes }
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>

/** Counts sign-in tries in the database, so that every node knows of them. What is counted is told by marks, not names. */
export function createSignInThrottle(database: Database, secret: string) {
  const { markOf, budgetsOf, codes } = budgetsBy(secret)
  const { pool } = database
  const giveBack = (keys: readonly string[]) =>
    pool.query('update sign_in_tries set tries = greatest(tries - 1, 0) where key = any($1::text[])', [keys])

  return {
    /** Counts a practice that somebody without an account begins. */
    secondsToWaitForPractice: (address: string): Promise<number> =>
      count(database, { key: markOf('practices', networkOf(address)), most: 20, seconds: LONGEST_COUNTED_SECONDS }),

    /** Counts a way to the hospital's sign-in that somebody begins. */
    secondsToWaitForHospital: (address: string): Promise<number> =>
      count(database, { key: markOf('hospital', networkOf(address)), most: 200, seconds: FEW_MINUTES }),

    /** Counts a try of a room's code. */
    secondsToWaitForCode: (who: Knocking): Promise<number> => count(database, codes(who)),

    /** The code was right: only wrong ones count. */
    async forgiveCode(who: Knocking): Promise<void> {
      await giveBack([codes(who).key])
    },

    /** Where somebody comes from, as it is told in tables. */
    markOfNetwork: (address: string): string => markOf('guest of network', networkOf(address)),

    /** Counts a try by a device that this account has signed in with before, or by a stranger (null). */
    async secondsToWait(email: string, address: string, device: string | null): Promise<number> {
      for (const budget of budgetsOf(email, address, device)) {
        const seconds = await count(database, budget)
        if (seconds > 0) return seconds
      }
      return 0
    },

    /** The password was right, so this was no guess: the narrowest budget starts again, the others get it back. */
    async forgive(email: string, address: string, device: string | null): Promise<void> {
      const [narrow, ...wide] = budgetsOf(email, address, device).map(({ key }) => key)
      await pool.query('delete from sign_in_tries where key = $1', [narrow])
      await giveBack(wide)
    },
  }
}

/** Counts a try. Answers with the seconds to wait, or 0. */
async function count({ pool, clock }: Database, { key, most, seconds }: Budget): Promise<number> {
  const { rows } = await pool.query<{ tries: number; seconds: number }>({
    name: 'count-sign-in-try',
    text: `
      insert into sign_in_tries as old (key, tries, since) values ($1, 1, $3::timestamptz)
      on conflict (key) do update set
        tries = case when abs(extract(epoch from $3 - old.since)) > $2 then 1 else old.tries + 1 end,
        since = case when abs(extract(epoch from $3 - old.since)) > $2 then $3 else old.since end
      returning tries, ceil(extract(epoch from since + make_interval(secs => $2) - $3))::int as seconds`,
    values: [key, seconds, new Date(clock.now())],
  })
  const [row] = rows
  return row && row.tries > most ? row.seconds : 0
}

/**
 * Whom an address belongs to: itself, or for IPv6 its /64, which one household or server has for itself. An IPv4 address
 * written as an IPv6 one is the IPv4 address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}
