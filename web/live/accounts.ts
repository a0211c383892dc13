import { messages } from '#content/texts/messages.ts'
import { patchLive } from './live-store.ts'
import { notify } from './notice-store.ts'
import { saveOutbox } from './outbox.ts'
import { forgetUser, readUser, storeUser } from './stored-user.ts'
import { forgetTakes } from './take-database.ts'

/** Null: it worked. Otherwise what to tell the person. */
export type Problem = string | null

export async function signIn(email: string, password: string): Promise<Problem> {
  const { status, body } = await ask('/api/sign-in', { email, password })
  if (status !== 200 || !body.uid) return body.message ?? messageFor(status)

  const isEducator = body.isEducator ?? false
  storeUser({ uid: body.uid, email: body.email ?? email, roleId: null, ...(isEducator && { isEducator }) })
  notify(body.message ?? messages.loggedIn)
  return null
}

/** The same id again, after a lost answer, has no second effect. */
export async function logOut(id: string): Promise<Problem> {
  const uid = readUser()?.uid
  patchLive({ isLeaving: true })
  const { status, body } = await ask('/api/log-out', { id })
  if (status !== 200 && status !== 401) {
    patchLive({ isLeaving: false })
    return body.message ?? messageFor(status)
  }

  if (uid) saveOutbox(uid, [])
  forgetUser()
  forgetTakes()
  notify(body.message && status === 200 ? body.message : messages.statusStored)
  return null
}

export interface AccountBody {
  readonly uid?: string
  readonly email?: string
  readonly name?: string
  readonly isEducator?: boolean
  readonly message?: string
  /** Only who leaves another room for it comes in. */
  readonly asksToLeave?: true
  /** Somebody of that name has a seat: they can ask to be let back in. */
  readonly asksBack?: true
  /** They ask, and show this number to their educator. */
  readonly waitsWith?: number
}

/** Asks the server for something, and gives the bare answer. */
export async function ask(path: string, fields: object): Promise<{ status: number; body: AccountBody }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(20_000),
    })
    const body: AccountBody = await response.json().catch(() => ({}))
    return { status: response.status, body }
  } catch {
    return { status: 0, body: {} }
  }
}

/** No answer, or one of a proxy in between: the service cannot be reached. */
export const messageFor = (status: number) =>
  [0, 502, 503, 504].includes(status) ? messages.serviceUnreachable : messages.unforeseen
