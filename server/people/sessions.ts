import type { IncomingHttpHeaders } from 'node:http'
import { isAPIError } from 'better-auth/api'
import { fromNodeHeaders } from 'better-auth/node'
import { Unreachable } from '../store/database.ts'
import { nameOf } from '../store/read-people.ts'
import type { Auth } from './auth.ts'
import { isGuest } from './guests.ts'

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

export function createSessions(auth: Auth) {
  /** Who sent these headers, as the server's own tables have it. */
  async function find(headers: IncomingHttpHeaders): Promise<Session | null> {
    if (!headers.cookie) return null
    const found = await auth.api.getSession({ headers: fromNodeHeaders(headers) }).catch(explain)
    if (!found) return null

    const { id, expiresAt, room } = found.session
    const { id: uid, email, name } = found.user
    const who = isGuest(email) ? { email: '', name, isGuest: true } : { email, name: nameOf(email), isGuest: false }
    return { id, uid, ...who, expiresAt: expiresAt.getTime(), room }
  }

  return { find }
}

/** The library tells that it could not read the session, and not why. What it reads is the database. */
function explain(error: unknown): null {
  if (!isAPIError(error) || error.body?.code !== 'FAILED_TO_GET_SESSION') throw error
  // It ended at this very moment.
  if (error.statusCode === 401) return null
  throw new Unreachable('no session can be read')
}
