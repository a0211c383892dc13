import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { View } from '#case/views/view.ts'
import { type Connection, type LiveState, liveStore } from './live-store.ts'
import { notify } from './notice-store.ts'
import { post } from './post.ts'
import { serverNow } from './server-clock.ts'

/** What a screen stands in: what it looks at, the clock it goes by, and where goes what it asks and says. */
export interface Surroundings {
  readonly live: Pick<typeof liveStore, 'get' | 'subscribe'>
  /** In the server's ms. */
  readonly now: () => number
  /** Where the clock can be set: listens for that. */
  readonly onClockSet?: (listener: () => void) => () => void
  readonly post: typeof post
  readonly notify: typeof notify
  /** Whose screen it shows to somebody else. Null: one's own. A mirror makes no sound, keeps nothing and calls nobody. */
  readonly mirrors: RoleId | null
  /** Fetches and plays no recordings. */
  readonly isSilent: boolean
}

const ownPage: Surroundings = { live: liveStore, now: serverNow, post, notify, mirrors: null, isSilent: false }

/** The page's own connection, unless screens are drawn from something else: another's view, or a run that is over. */
const SurroundingsContext = createContext(ownPage)
export const SurroundingsProvider = SurroundingsContext.Provider

export const useSurroundings = (): Surroundings => useContext(SurroundingsContext)

/** Somebody's screen as others may look at it: it sends nothing and says nothing. */
export const mirrorOf = (
  role: RoleId,
  live: Surroundings['live'],
  now: Surroundings['now'] = serverNow,
): Surroundings => ({ live, now, post: () => {}, notify: () => {}, mirrors: role, isSilent: true })

export function useLive<T>(select: (state: LiveState) => T): T {
  const { live } = useSurroundings()
  const get = () => select(live.get())
  return useSyncExternalStore(live.subscribe, get, get)
}

/** A part of what the person may see. Undefined until the server has told it. Select what exists, make nothing new. */
export const useView = <T>(select: (view: View) => T): T | undefined =>
  useLive(({ held }) => (held ? select(held.view) : undefined))

/** What one may do. Screens ask for this, not for the role they serve. */
export const useCan = (what: 'canDecide' | 'canLead' | 'mayContinue'): boolean => useView((view) => view[what]) ?? false

export const useConnection = (): Connection => useLive(({ connection }) => connection)

/** The server's time, once a second: at the full seconds after `since`, so that no second is skipped or shown twice. */
export function useServerNow(since = 0): number {
  const { now, onClockSet } = useSurroundings()
  const [shown, setShown] = useState(now)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const current = now()
      setShown(current)
      const beyondMs = (((current - since) % 1000) + 1000) % 1000
      timer = setTimeout(tick, 1005 - beyondMs)
    }
    tick()
    const stop = onClockSet?.(tick)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [since, now, onClockSet])

  return shown
}
