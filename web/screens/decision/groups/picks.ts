import { useSyncExternalStore } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { createStore } from '../../../live/store.ts'

/** What is chosen here and not confirmed yet, by run, role, point and group. */
type Picks = { readonly [key: string]: readonly string[] }

const KEY = 'picks'

/** Kept outside the screen: it goes away and comes back while the team looks at other pages, also by a reload. */
const pickStore = createStore<Picks>(recall())

export const pickKey = (...parts: readonly [run: number, role: RoleId, point: number, group: string]): string =>
  parts.join('/')

export const usePick = (key: string): readonly string[] | null =>
  useSyncExternalStore(pickStore.subscribe, () => pickStore.get()[key] ?? null)

export function pick(key: string, slugs: readonly string[]): void {
  keep({ ...pickStore.get(), [key]: slugs })
}

export function dropPick(key: string): void {
  const { [key]: _, ...others } = pickStore.get()
  keep(others)
}

function keep(picks: Picks): void {
  pickStore.set(picks)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(picks))
  } catch {
    // Storage is full or forbidden: the page itself still knows.
  }
}

function recall(): Picks {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, slugs]) => isSlugs(slugs)))
  } catch {
    return {}
  }
}

function isSlugs(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((slug) => typeof slug === 'string')
}
