import { z } from 'zod'
import { isSame } from '#case/records/is-same.ts'
import type { LedRoom } from '#case/rooms.ts'
import type { PageAt, PagesAt } from '../people/channels.ts'
import type { PeopleWatch } from '../people/people-watch.ts'
import type { LinkKeys } from '../rooms/link-keys.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Database } from '../store/database.ts'
import { readPeopleIn, type Whereabouts } from '../store/read-people.ts'
import { newestOnly } from '../turns/newest-only.ts'
import type { Educators, TheirRoom } from './educators.ts'
import { WatchedRoom } from './watched-room.ts'

const LOOK_MS = 1000

const onlyRoom = z.object({ only: z.string().max(64) })

type EducatorSocket = PageAt<'/rooms'>

interface Needs {
  readonly pages: PagesAt<'/rooms'>
  readonly database: Database
  readonly educators: Educators
  readonly rooms: Rooms
  readonly people: PeopleWatch
  readonly linkKeys: LinkKeys
  /** What phones reach this house by, where it is not what the page's own address says. */
  readonly address: string | null
  readonly onProblem: (error: unknown) => void
}

interface PageNeeds extends Needs {
  readonly watched: (room: Room) => WatchedRoom
}

/** Tells educators of their rooms, live. Whose room it is, is looked up anew every second; what happens in it comes at once. */
export function keepRoomBoard(parts: Needs) {
  const pages = new Set<EducatorPage>()
  /** Those that a page has looked at, whoever's it was. */
  const watchedRooms = new WeakMap<Room, WatchedRoom>()
  function watched(room: Room): WatchedRoom {
    const one = watchedRooms.get(room) ?? new WatchedRoom(room)
    watchedRooms.set(room, one)
    return one
  }
  parts.pages.on('connection', (socket) => {
    const page = new EducatorPage(socket, { ...parts, watched })
    pages.add(page)
    socket.on('disconnect', () => {
      pages.delete(page)
      page.close()
    })
    void page.look()
  })

  const lookAll = () => {
    for (const page of pages) void page.look()
  }
  const timer = setInterval(lookAll, LOOK_MS)
  const tell = ({ id }: Room) => {
    for (const page of pages) if (page.leads(id)) page.tell()
  }
  parts.rooms.onHappening((room, happening) => {
    const one = watchedRooms.get(room)
    if (one && !one.hear(happening)) {
      one
        .read()
        .then(() => tell(room))
        .catch(parts.onProblem)
    }
    tell(room)
  })
  parts.people.onChange(tell)

  return {
    /** Something about somebody, or whose room it is, has changed. */
    hear: lookAll,
    close: () => clearInterval(timer),
  }
}

/** The page of one educator. */
class EducatorPage {
  readonly #socket: EducatorSocket
  readonly #parts: PageNeeds
  readonly #held = new Map<string, { room: Room | null; giveBack: () => void }>()
  /** The code or the id of the one room that this page is about. Null: of all. */
  #only: string | null
  #theirs: readonly TheirRoom[] = []
  #peopleAround: readonly Whereabouts[] = []
  #lastTold: readonly LedRoom[] | null = null

  constructor(socket: EducatorSocket, parts: PageNeeds) {
    this.#socket = socket
    this.#parts = parts
    this.#only = onlyRoom.safeParse(socket.handshake.auth).data?.only ?? null
  }

  leads(id: string): boolean {
    return this.#held.has(id)
  }

  /** Looks anew which rooms are theirs, and who is in them. */
  readonly look = newestOnly<void>(() => this.#look().catch((error) => this.#parts.onProblem(error)))

  tell(): void {
    const before = this.#lastTold
    const rooms = this.#theirs.flatMap((their) => {
      const room = this.#held.get(their.id)?.room
      if (!room) return []
      const linkKey = this.#parts.linkKeys.keyOf(their.code)
      return { ...their, linkKey, ...this.#parts.watched(room).seen, people: this.#peopleIn(room) }
    })
    const now = this.#parts.database.clock.now()
    this.#lastTold = rooms
    if (!before || before.length !== rooms.length || rooms.some(({ id }, place) => id !== before[place]?.id)) {
      this.#socket.emit('rooms', { rooms, now, address: this.#parts.address })
      return
    }
    const changed = rooms.filter((room, place) => !isSame(room, before[place]))
    if (changed.length > 0) this.#socket.emit('changed', { rooms: changed, now })
  }

  close(): void {
    for (const { giveBack } of this.#held.values()) giveBack()
    this.#held.clear()
  }

  async #look(): Promise<void> {
    const { educators, database } = this.#parts
    const { id, uid } = this.#socket.data.session
    const found = await educators.roomsOf({ id, uid })
    if (!found) return this.#dismiss()
    this.#theirs = this.#of(found)
    const ids = this.#theirs.map((room) => room.id)
    await educators.noteSeen(uid, ...ids)
    await this.#hold(new Set(ids))
    this.#peopleAround = await readPeopleIn(database, ids)
    if (this.#socket.connected) this.tell()
    else this.close()
  }

  /** A page about one room learns nothing of the others. Should its code change, it stays with the room. */
  #of(found: readonly TheirRoom[]): readonly TheirRoom[] {
    if (this.#only === null) return found
    const only = this.#only.toUpperCase()
    const room = found.find((one) => one.code === only || one.id.toUpperCase() === only)
    if (room) this.#only = room.id
    return room ? [room] : []
  }

  #dismiss(): void {
    this.#socket.emit('signed-out')
    this.#socket.disconnect(true)
  }

  /** Holds what is theirs, and nothing else. */
  async #hold(ids: ReadonlySet<string>): Promise<void> {
    for (const [id, { giveBack }] of this.#held) {
      if (ids.has(id)) continue
      giveBack()
      this.#held.delete(id)
    }
    const opening = [...ids].filter((id) => !this.#held.has(id)).map((id) => this.#holdOne(id))
    await Promise.all(opening)
  }

  async #holdOne(id: string): Promise<void> {
    const { room, giveBack } = this.#parts.rooms.hold(id)
    const one: { room: Room | null; giveBack: () => void } = { room: null, giveBack }
    this.#held.set(id, one)
    try {
      const opened = await room
      await this.#parts.watched(opened).read().catch(this.#parts.onProblem)
      one.room = opened
    } catch {
      // It ends at this very moment: the next look does not find it.
      giveBack()
      this.#held.delete(id)
    }
  }

  /** Those who hold a seat, then who else is in it. */
  #peopleIn(room: Room): LedRoom['people'] {
    const seated = this.#parts.people.in(room)
    const others = this.#peopleAround.filter(
      ({ room: where, uid }) => where === room.id && seated.every((one) => one.uid !== uid),
    )
    return [...seated, ...others.map(({ room: _, ...person }) => person)]
  }
}
