import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
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

  remember({ ...body, uid: body.uid, email: body.email ?? email })
  return null
}

function remember({ uid, email, isEducator, message }: AccountBody & { uid: string; email: string }): void {
  storeUser({ uid, email, roleId: null, ...(isEducator && { isEducator }) })
  notify(message ?? messages.loggedIn)
}

/** Where somebody wanted to go, kept while they are at the hospital's sign-in. */
export const WANTED = 'wanted'

/** How people sign in at this house. */
export interface WaysIn {
  readonly passwords: boolean
  /** The name of whose account opens it too. */
  readonly hospital?: string
  /** Why the last try with it came to nothing. */
  readonly problem?: string
  /** Where one signs out there. */
  readonly endSession?: string
}

/** `search` is that of the page's address: what came of the last try stands in it. */
async function readWaysIn(search: string): Promise<WaysIn> {
  try {
    const response = await fetch(`/api/sign-in${search}`, { signal: AbortSignal.timeout(20_000) })
    if (response.ok) return await response.json()
  } catch {
    // The form tells more, once it is sent.
  }
  return { passwords: true }
}

/** Leaves for the hospital's sign-in. `to`: where somebody wanted to go. */
export async function beginAtHospital(to: string): Promise<Problem> {
  sessionStorage.setItem(WANTED, to)
  const { status, body } = await ask('/api/sign-in/hospital', {})
  if (!body.address) return body.message ?? messageFor(status)
  location.assign(body.address)
  return null
}

/** Back from there, with a session. False: there is none. */
async function finishSignIn(): Promise<boolean> {
  try {
    const response = await fetch('/api/me', { signal: AbortSignal.timeout(20_000) })
    const body: AccountBody = await response.json()
    if (!response.ok || !body.uid || !body.email) return false
    remember({ ...body, uid: body.uid, email: body.email })
    return true
  } catch {
    return false
  }
}

/** Which ways in there are; null until that is known. Who has just come back from the hospital's sign-in is in. */
export function useWaysIn(onSignedIn: () => void): WaysIn | null {
  const { search } = useLocation()
  const [ways, setWays] = useState<WaysIn | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that somebody comes to
  useEffect(() => {
    let isHere = true
    const isBack = search === '?signed-in'
    const asked = isBack ? finishSignIn().then((isIn) => (isIn ? null : readWaysIn(''))) : readWaysIn(search)
    void asked.then((found) => {
      if (!isHere) return
      if (found) setWays(found)
      else onSignedIn()
    })
    return () => {
      isHere = false
    }
  }, [search])

  return ways
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
  /** Where they go on to sign in. */
  readonly address?: string
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
