import { useSyncExternalStore } from 'react'
import { createKeptStore } from '../../live/kept.ts'

export const looks = ['cards', 'list'] as const
export type Look = (typeof looks)[number]

/** So many rooms are looked at one by one. */
const MOST_CARDS = 3

/** What was chosen on this device; null: nothing yet. */
const chosen = createKeptStore<Look | null>('rooms-look', (text) => looks.find((look) => look === text) ?? null)

export const chooseLook = (look: Look): void => chosen.set(look)

/** How so many rooms are shown, where nobody has chosen. */
export const useRoomsLook = (count: number): Look =>
  useSyncExternalStore(chosen.subscribe, chosen.get) ?? (count > MOST_CARDS ? 'list' : 'cards')
