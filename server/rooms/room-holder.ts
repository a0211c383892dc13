import type { Room } from './room.ts'

/** A room that nobody has been in for so long is let go of. */
const LET_GO_AFTER_MS = 30_000

interface HeldRoom {
  readonly opening: Promise<Room>
  /** Null while it is being opened. */
  room: Room | null
  /** How many pages are in it. */
  pages: number
  letGo?: NodeJS.Timeout | undefined
}

interface Needs {
  readonly open: (id: string) => Promise<Room>
  readonly onOpen: (room: Room) => void
  readonly letGoAfterMs?: number | undefined
}

/** Opens a room when the first page or request needs it, and lets go of it when none does. */
export class RoomHolder {
  readonly #parts: Needs
  readonly #rooms = new Map<string, HeldRoom>()

  constructor(parts: Needs) {
    this.#parts = parts
  }

  /** A room, for one look. */
  async get(id: string): Promise<Room> {
    const held = this.#need(id)
    this.#letGoLater(id, held)
    return held.opening
  }

  /** A room, for one look, with all that any node has stored by now. */
  async current(id: string): Promise<Room> {
    const room = await this.get(id)
    await room.loop.catchUp()
    return room
  }

  /** A room, until it is given back: as long as a page is in it. */
  hold(id: string): { room: Promise<Room>; giveBack: () => void } {
    const held = this.#need(id)
    held.pages += 1
    clearTimeout(held.letGo)
    let isGivenBack = false
    const giveBack = () => {
      if (isGivenBack) return
      isGivenBack = true
      held.pages -= 1
      if (held.room) this.#letGoLater(id, held)
    }
    return { room: held.opening, giveBack }
  }

  find(id: string): Room | null {
    return this.#rooms.get(id)?.room ?? null
  }

  /** All that are open. */
  held(): Room[] {
    return [...this.#rooms.values()].flatMap(({ room }) => room ?? [])
  }

  /** At once, whoever is in it. False: it was not held. */
  letGo(id: string): boolean {
    const held = this.#rooms.get(id)
    if (held) this.#letGo(id, held)
    return held !== undefined
  }

  close(): void {
    for (const [id, held] of this.#rooms) {
      clearTimeout(held.letGo)
      this.#letGo(id, held)
    }
  }

  #need(id: string): HeldRoom {
    const known = this.#rooms.get(id)
    if (known) return known
    const opening = this.#parts.open(id)
    const held: HeldRoom = { opening, room: null, pages: 0 }
    this.#rooms.set(id, held)
    opening.then(
      (room) => {
        held.room = room
        this.#parts.onOpen(room)
        this.#letGoLater(id, held)
      },
      () => this.#rooms.delete(id),
    )
    return held
  }

  #letGoLater(id: string, held: HeldRoom): void {
    clearTimeout(held.letGo)
    if (held.pages > 0) return
    held.letGo = setTimeout(() => this.#letGo(id, held), this.#parts.letGoAfterMs ?? LET_GO_AFTER_MS)
    held.letGo.unref()
  }

  #letGo(id: string, held: HeldRoom): void {
    this.#rooms.delete(id)
    held.room?.close()
  }
}
