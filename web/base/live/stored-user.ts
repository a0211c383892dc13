import { useSyncExternalStore } from 'react'
import type { RoleId } from '#case/records/roles.ts'

/** The signed-in person as this device remembers it. A hint for the screen: the server knows who is who. */
export interface StoredUser {
  readonly uid: string
  /** Empty for a guest, who has a name instead. */
  readonly email: string
  readonly name?: string
  readonly roleId: RoleId | null
  /** May open rooms. */
  readonly isEducator?: boolean
}

export const isGuest = ({ email }: StoredUser): boolean => email === ''

/** What others call this person. */
export const nameOf = ({ email, name }: StoredUser): string => name ?? email.split('@', 1)[0] ?? ''

/** Where somebody begins who has just come. */
export const homeOf = (user: StoredUser | null): string => (user?.isEducator ? '/rooms' : '/select-role')

const KEY = 'user'
const listeners = new Set<() => void>()
let lastText: string | null = null
let lastUser: StoredUser | null = null

export function readUser(): StoredUser | null {
  const text = localStorage.getItem(KEY)
  if (text !== lastText) {
    lastText = text
    lastUser = parseUser(text)
  }
  return lastUser
}

export function storeUser(user: StoredUser): void {
  localStorage.setItem(KEY, JSON.stringify(user))
  for (const listener of listeners) listener()
}

export function forgetUser(): void {
  localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

export const useStoredUser = (): StoredUser | null => useSyncExternalStore(subscribe, readUser, readNobody)

/** Where something is drawn without a device. */
const readNobody = () => null

/** Other pages of this browser sign in and out too. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function parseUser(text: string | null): StoredUser | null {
  try {
    const user = JSON.parse(text ?? 'null') as Partial<StoredUser> | null
    if (typeof user?.uid !== 'string' || typeof user.email !== 'string') return null
    const { uid, email, name, roleId, isEducator } = user
    const called = typeof name === 'string' ? { name } : {}
    const teaches = isEducator === true ? { isEducator } : {}
    return { uid, email, ...called, ...teaches, roleId: roleId === 0 || roleId === 1 || roleId === 2 ? roleId : null }
  } catch {
    return null
  }
}
