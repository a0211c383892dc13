import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { parseCookies } from 'better-auth/cookies'
import type { Database } from '../store/database.ts'
import { nameOf } from '../store/read-people.ts'
import { type Auth, HOSPITAL, sessionEnd, signatureOf } from './auth.ts'
import { isGuest } from './guests.ts'

/** The end of a session is written anew at most so often. */
const RENEWED_AFTER_MS = 60 * 60_000

/** Of so many sessions it is remembered whose they are. */
const MANY = 10_000

/** A person who is signed in. */
export interface Session {
  readonly id: string
  readonly uid: string
  /** Empty for a guest. */
  readonly email: string
  readonly name: string
  readonly isGuest: boolean
  readonly expiresAt: number
  /** Where they are. */
  readonly room: string
}

export type Sessions = ReturnType<typeof createSessions>

export function createSessions({ pool, clock }: Pick<Database, 'pool' | 'clock'>, auth: Auth) {
  /** Whose each session was when it was last looked up; null: it had ended. */
  const known = new Map<string, string | null>()
  function note(token: string, uid: string | null): void {
    known.delete(token)
    known.set(token, uid)
    for (const oldest of known.keys()) {
      if (known.size <= MANY) break
      known.delete(oldest)
    }
  }

  /** Who sent these headers, as the server's own tables have it. Whoever is at work stays signed in, by a password. */
  async function find({ cookie }: IncomingHttpHeaders): Promise<Session | null> {
    const token = cookie && tokenIn(cookie, await auth.$context)
    // One that has ended stays so: whoever asks with it again and again asks the database nothing.
    if (!token || known.get(token) === null) return null
    const now = clock.now()
    const { rows } = await pool.query<Row>({
      name: 'find-session',
      text: findSql,
      values: [token, new Date(now), sessionEnd(now), sessionEnd(now - RENEWED_AFTER_MS)],
    })
    const [found] = rows
    note(token, found?.uid ?? null)
    if (!found) return null

    const { email, name, expiresAt, ...rest } = found
    const who = isGuest(email) ? { email: '', name, isGuest: true } : { email, name: nameOf(email), isGuest: false }
    return { ...rest, ...who, expiresAt: expiresAt.getTime() }
  }

  /** Who asks, as far as their cookie says it: nobody is looked up, nothing may be given for it. Of a new session, the session. */
  async function guess({ cookie }: IncomingHttpHeaders): Promise<string | null> {
    const token = cookie && tokenIn(cookie, await auth.$context)
    if (!token) return null
    const uid = known.get(token)
    return uid === undefined ? token : uid
  }

  return { find, guess }
}

interface Row {
  readonly id: string
  readonly uid: string
  readonly email: string
  readonly name: string
  readonly expiresAt: Date
  readonly room: string
}

/** Who comes with the hospital's account comes by it anew every twelve hours: what ended there in between ends here then. */
const findSql = `
  with found as (
    select "session".id, "userId" as uid, email, name, "expiresAt", "session".room
    from "session" join "user" on "user".id = "userId" where token = $1 and "expiresAt" > $2
  ), renewed as (
    update "session" set "expiresAt" = $3, "updatedAt" = $2 from found
    where "session".id = found.id and found."expiresAt" < $4
      and not exists (select from account where account."userId" = uid and "providerId" = '${HOSPITAL}')
    returning "session"."expiresAt"
  )
  select id, uid, email, name, room, coalesce((select "expiresAt" from renewed), "expiresAt") as "expiresAt" from found`

/** What a cookie says, where it is one that the server has signed. */
function tokenIn(cookies: string, { secret, authCookies }: Awaited<Auth['$context']>): string | null {
  const [token = '', signature = ''] = (parseCookies(cookies).get(authCookies.sessionToken.name) ?? '').split('.')
  const [ours, theirs] = [Buffer.from(signatureOf(token, secret)), Buffer.from(signature)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? token : null
}
