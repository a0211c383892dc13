import type { Database } from '../store/database.ts'
import type { Notice } from '../store/notices.ts'
import type { Happening } from './case-loop.ts'
import type { Room, StoredSign } from './room.ts'

/** A room that nobody has been in for so long is let go of. */
const LET_GO_AFTER_MS = 30_000

export type Rooms = ReturnType<typeof createRooms>

interface Held {
  readonly opening: Promise<Room>
  /** Null while it is being opened. */
  room: Room | null
  /** How many pages are in it. */
  pages: number
  letGo?: NodeJS.Timeout | undefined
}

/** The rooms that somebody is in, on this node: opened when the first page or request needs one, let go of when none does. */
export function createRooms(parts: {
  database: Database
  open: (id: string) => Promise<Room>
  onProblem: (error: unknown) => void
  letGoAfterMs?: number | undefined
}) {
  const { database, open, onProblem, letGoAfterMs = LET_GO_AFTER_MS } = parts
  const rooms = new Map<string, Held>()
  const openListeners = new Set<(room: Room) => void>()
  const signListeners = new Set<(room: Room) => void>()
  const happeningListeners = new Set<(room: Room, happening: Happening) => void>()

  function need(id: string): Held {
    const known = rooms.get(id)
    if (known) return known
    const opening = open(id)
    const held: Held = { opening, room: null, pages: 0 }
    rooms.set(id, held)
    opening.then(
      (room) => {
        held.room = room
        room.loop.onHappening((happening) => {
          for (const listener of happeningListeners) listener(room, happening)
        })
        for (const listener of openListeners) listener(room)
        letGoLater(id, held)
      },
      () => rooms.delete(id),
    )
    return held
  }

  function letGoLater(id: string, held: Held): void {
    clearTimeout(held.letGo)
    if (held.pages > 0) return
    held.letGo = setTimeout(() => letGo(id, held), letGoAfterMs)
    held.letGo.unref()
  }

  function letGo(id: string, held: Held): void {
    rooms.delete(id)
    held.room?.close()
  }

  /** An educator may have changed what is kept. */
  function hearSign(room: Room, stored: StoredSign): void {
    if (room.hearSign(stored)) for (const listener of signListeners) listener(room)
  }

  const held = (): Room[] => [...rooms.values()].flatMap(({ room }) => room ?? [])

  return {
    /** A room, for one look. */
    async get(id: string): Promise<Room> {
      const one = need(id)
      letGoLater(id, one)
      return one.opening
    },

    /** A room, until it is given back: as long as a page is in it. */
    hold(id: string): { room: Promise<Room>; giveBack: () => void } {
      const one = need(id)
      one.pages += 1
      clearTimeout(one.letGo)
      let isGivenBack = false
      const giveBack = () => {
        if (isGivenBack) return
        isGivenBack = true
        one.pages -= 1
        if (one.room) letGoLater(id, one)
      }
      return { room: one.opening, giveBack }
    },

    held,

    onOpen(listener: (room: Room) => void): void {
      openListeners.add(listener)
    },

    /** What a room says of itself has changed. */
    onSign(listener: (room: Room) => void): void {
      signListeners.add(listener)
    },

    onHappening(listener: (room: Room, happening: Happening) => void): void {
      happeningListeners.add(listener)
    },

    /** Hears that a node has stored something: what concerns no room of this one is nothing to it. */
    hear(notice: Notice): void {
      rooms.get(notice.room)?.room?.loop.hear(notice)
    },

    /** Something may have been missed: rooms that have gone on elsewhere read what it was, those that have ended are let go of. */
    async lookRound(): Promise<void> {
      const mine = held()
      const { rows } = await database.pool.query<{
        id: string
        run: number
        version: number
        name: string
        settings: object
      }>({
        name: 'versions-of-rooms',
        text: 'select id, run, version, name, settings from rooms where id = any($1::text[])',
        values: [mine.map(({ id }) => id)],
      })
      for (const room of mine) {
        const { id, loop } = room
        const stored = rows.find((row) => row.id === id)
        const one = rooms.get(id)
        if (stored) hearSign(room, stored)
        if (!stored && one) letGo(id, one)
        else if (loop.state.run !== stored?.run || loop.state.version !== stored.version)
          loop.catchUp().catch(onProblem)
      }
    },

    close(): void {
      for (const [id, one] of rooms) {
        clearTimeout(one.letGo)
        letGo(id, one)
      }
    },
  }
}
