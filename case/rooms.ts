import { z } from 'zod'
import type { Person } from './records/people.ts'
import type { About } from './story/about.ts'
import type { LastWord, RoomOverview } from './views/room-overview.ts'

/** For how many days runs are kept. 0: not at all. */
export const keepDays = z.union([z.literal(0), z.literal(7), z.literal(30), z.literal(90), z.literal(365)])
export type KeepDays = z.infer<typeof keepDays>

/** What a room is set to when it is opened. Its story, its pace, whether others may watch or stand in, whether points are hidden, and whether there are orders, stay; what is kept and who may see it can be changed. */
export const roomSettings = z.strictObject({
  /** By its id. */
  story: z.string().min(1).max(64),
  /** How many times faster than life. */
  pace: z.number().min(1).max(1000),
  keepDays,
  /** Whoever has the link of a kept report may read it, not its educators alone. */
  hasReportLink: z.boolean(),
  /** Those without a seat see monitor, clock and chat. */
  hasWatchers: z.boolean(),
  /** Stand-ins may play seats that nobody plays. */
  hasStandIns: z.boolean().default(true),
  /** The team sees its points with the analysis of its debriefing, not before. */
  hidesScore: z.boolean().default(false),
  /** What is decided at the bedside is called, read back, done with hands and reported. Rooms of before go without. */
  hasOrders: z.boolean().default(false),
})
export type RoomSettings = z.infer<typeof roomSettings>

/** What a room tells those who are in it, or are about to come in. */
export interface RoomSign extends Omit<RoomSettings, 'pace'> {
  readonly name: string
  /** Somebody practises alone here. */
  readonly isPractice: boolean
}

/** A story as people choose it. */
export interface StoryCard extends Omit<About, 'version'> {
  /** For educators. */
  readonly objectives: readonly string[]
  /** Whether what is decided in it can be called, read back and done with hands. */
  readonly hasOrders: boolean
}

/** One of an educator's rooms, as it is now. */
export interface LedRoom extends RoomSettings, RoomOverview {
  readonly id: string
  readonly name: string
  readonly code: string
  /** Stands behind the code in the room's link: who has it has not guessed the code. */
  readonly linkKey: string
  readonly openedAt: number
  /** It is this educator who opened it. */
  readonly isOwner: boolean
  readonly educators: readonly { readonly uid: string; readonly email: string }[]
  /** Who is in it, and who holds its seats. */
  readonly people: readonly Person[]
  /** Who came with another device and says to be somebody whose seat waits. The number stands on their screen too. */
  readonly asking: readonly { readonly uid: string; readonly name: string; readonly number: number }[]
  /** Null: the team has said and done nothing yet. */
  readonly lastWord: LastWord | null
  /** Since when nothing comes of the team, with pauses taken off; null where nothing has to. */
  readonly quietSince: number | null
}

/** What the server says to the page of an educator's rooms. */
export interface ToEducator {
  /** All of them, in their order. */
  rooms: (told: { readonly rooms: readonly LedRoom[]; readonly now: number; readonly address: string | null }) => void
  /** Those of them that are not as they were. */
  changed: (told: { readonly rooms: readonly LedRoom[]; readonly now: number }) => void
  'signed-out': () => void
}
