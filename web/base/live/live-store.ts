import type { People } from '#case/records/people.ts'
import type { RoomSign } from '#case/rooms.ts'
import type { Held } from './held-view.ts'
import type { Outbox, Unsent } from './outbox.ts'
import { createStore } from './store.ts'

export type Connection = 'connecting' | 'live' | 'catching-up' | 'offline' | 'crowded' | 'signed-out'

export interface LiveState {
  readonly connection: Connection
  /** When the page last became live, in ms of the device. */
  readonly liveSince: number
  readonly held: Held | null
  /** What the room one is in says of itself, null in the open one. */
  readonly room: RoomSign | null
  /** Who the holders of the seats are. */
  readonly people: People
  readonly outbox: Outbox
  /** Commands that were refused after their screen was gone, with the reason. */
  readonly refused: readonly Refused[]
  /** One's own log-out is under way: what the server tells of it is no news. */
  readonly isLeaving: boolean
  /** One's own way to another room is under way. */
  readonly isMoving: boolean
  /** A seat was given to one: the page goes there. */
  readonly isGivenSeat: boolean
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
  isMoving: false,
  isGivenSeat: false,
  farewell: null,
  isOutdated: false,
}

export const liveStore = createStore<LiveState>(nothingYet)

export const patchLive = (patch: Partial<LiveState>): void => liveStore.set({ ...liveStore.get(), ...patch })
