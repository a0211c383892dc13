import type { Database } from '../store/database.ts'
import type { Notice } from '../store/notices.ts'
import { concerns, type Happening, type Heeded } from './present-state.ts'
import type { Room } from './room.ts'
import { RoomHolder } from './room-holder.ts'
import type { StoredSign } from './room-sign.ts'

export type Rooms = ReturnType<typeof createRooms>

/** The rooms that somebody is in, on this node, and what happens in them. */
export function createRooms(parts: {
  database: Database
  open: (id: string) => Promise<Room>
  onProblem: (error: unknown) => void
  letGoAfterMs?: number | undefined
}) {
  const { database, open, onProblem, letGoAfterMs } = parts
  const openListeners = new Set<(room: Room) => void>()
  const signListeners = new Set<(room: Room) => void>()
  const happeningListeners = new Map<(room: Room, happening: Happening) => void, Heeded>()
  const holder = new RoomHolder({ open, onOpen, letGoAfterMs })

  function onOpen(room: Room): void {
    room.loop.onHappening((happening) => {
      for (const [listener, heeded] of happeningListeners) if (concerns(heeded, happening)) listener(room, happening)
    })
    for (const listener of openListeners) listener(room)
  }

  return {
    /** A room, for one look. */
    get: (id: string) => holder.get(id),

    /** A room, until it is given back: as long as a page is in it. */
    hold: (id: string) => holder.hold(id),

    held: () => holder.held(),

    /** A room, for one look, with all that any node has stored by now. */
    current: (id: string) => holder.current(id),

    onOpen: (listener: (room: Room) => void) => void openListeners.add(listener),

    /** What a room says of itself has changed. */
    onSign: (listener: (room: Room) => void) => void signListeners.add(listener),

    onHappening: (listener: (room: Room, happening: Happening) => void, heeded: Heeded = 'everything') =>
      void happeningListeners.set(listener, heeded),

    /** Hears that a node has stored something: what concerns no room of this one is nothing to it. */
    hear: (notice: Notice): void => holder.find(notice.room)?.loop.hear(notice),

    /** Something may have been missed: rooms that have gone on elsewhere read what it was, those that have ended are let go of. */
    async lookRound(): Promise<void> {
      const mine = holder.held()
      const stored = await readRooms(database, mine)
      for (const room of mine) {
        const { id, loop } = room
        const now = stored.find((row) => row.id === id)
        // An educator may have changed what is kept.
        if (now && room.hearSign(now)) for (const listener of signListeners) listener(room)
        if (!now && holder.letGo(id)) continue
        if (loop.state.run !== now?.run || loop.state.version !== now.version) loop.catchUp().catch(onProblem)
      }
    },

    close: () => holder.close(),
  }
}

interface StoredRoom extends StoredSign {
  readonly id: string
  readonly run: number
  readonly version: number
}

async function readRooms({ pool }: Database, rooms: readonly Room[]): Promise<StoredRoom[]> {
  const { rows } = await pool.query<StoredRoom>({
    name: 'versions-of-rooms',
    text: 'select id, run, version, name, settings, practice_of from rooms where id = any($1::text[])',
    values: [rooms.map(({ id }) => id)],
  })
  return rows
}
