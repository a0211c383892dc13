import { useSyncExternalStore } from 'react'
import type { People } from '#case/people.ts'
import type { View } from '#case/views/view.ts'
import type { Held } from './held.ts'
import type { Outbox, Unsent } from './outbox.ts'
import { createStore } from './store.ts'

export type Connection = 'connecting' | 'live' | 'catching-up' | 'offline' | 'crowded' | 'signed-out'

export interface LiveState {
  readonly connection: Connection
  /** When the page last became live, in ms of the device. */
  readonly liveSince: number
  readonly held: Held | null
  /** The name of the room one is in, null in the open one. */
  readonly room: string | null
  /** Who the holders of the seats are. */
  readonly people: People
  readonly outbox: Outbox
  /** Commands that were refused after their screen was gone, with the reason. */
  readonly refused: readonly Refused[]
  /** One's own log-out is under way: what the server tells of it is no news. */
  readonly isLeaving: boolean
  /** How the seat was lost, until another is taken. */
  readonly farewell: string | null
  /** The page is from before a deploy. */
  readonly isOutdated: boolean
}

export interface Refused {
  readonly unsent: Unsent
  readonly message: string
}

export const nothingYet: LiveState = {
  connection: 'connecting',
  liveSince: 0,
  held: null,
  room: null,
  people: [],
  outbox: [],
  refused: [],
  isLeaving: false,
  farewell: null,
  isOutdated: false,
}

export const liveStore = createStore<LiveState>(nothingYet)

export const patchLive = (patch: Partial<LiveState>): void => liveStore.set({ ...liveStore.get(), ...patch })

export const useLive = <T>(select: (state: LiveState) => T): T =>
  useSyncExternalStore(liveStore.subscribe, () => select(liveStore.get()))

/** A part of what the person may see. Undefined until the server has told it. Select what exists, make nothing new. */
export const useView = <T>(select: (view: View) => T): T | undefined =>
  useLive(({ held }) => (held ? select(held.view) : undefined))

export const useConnection = (): Connection => useLive(({ connection }) => connection)
