import type { Namespace, Socket } from 'socket.io'
import { isSame } from '#case/records/is-same.ts'
import type { LedRoom, ToEducator } from '#case/rooms.ts'
import { viewRoom } from '#case/views/room-overview.ts'
import type { PeopleWatch } from '../people/people-watch.ts'
import type { Session } from '../people/sessions.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Database } from '../store/database.ts'
import { readPeopleIn, type Whereabouts } from '../store/read-people.ts'
import { newestOnly } from '../turns/newest-only.ts'
import type { Educators, TheirRoom } from './educators.ts'

const LOOK_MS = 1000

type Nothing = Record<never, never>
type DeskSocket = Socket<Nothing, ToEducator, Nothing, { session: Session }>
export type EducatorPages = Namespace<Nothing, ToEducator, Nothing, { session: Session }>

interface Parts {
  readonly pages: EducatorPages
  readonly database: Database
  readonly educators: Educators
  readonly rooms: Rooms
  readonly people: PeopleWatch
  /** What phones reach this house by, where it is not what the page's own address says. */
  readonly address: string | null
  readonly onProblem: (error: unknown) => void
}

/** Tells educators of their rooms, live. Whose room it is, is looked up anew every second; what happens in it comes at once. */
export function keepRoomBoard(parts: Parts) {
  const desks = new Set<ReturnType<typeof createDesk>>()
  parts.pages.on('connection', (socket) => {
    const desk = createDesk(socket, parts)
    desks.add(desk)
    socket.on('disconnect', () => {
      desks.delete(desk)
      desk.close()
    })
    void desk.look()
  })

  const lookAll = () => {
    for (const desk of desks) void desk.look()
  }
  const timer = setInterval(lookAll, LOOK_MS)
  const tell = ({ id }: Room) => {
    for (const desk of desks) if (desk.leads(id)) desk.tell()
  }
  parts.rooms.onHappening(tell)
  parts.people.onChange(tell)

  return {
    /** Something about somebody, or whose room it is, has changed. */
    hear: lookAll,
    close: () => clearInterval(timer),
  }
}

/** The page of one educator. */
function createDesk(socket: DeskSocket, { database, educators, rooms, people, address, onProblem }: Parts) {
  const held = new Map<string, { room: Room | null; giveBack: () => void }>()
  let theirs: readonly TheirRoom[] = []
  let around: readonly Whereabouts[] = []
  let told: readonly LedRoom[] | null = null

  /** Holds what is theirs, and nothing else. */
  async function hold(): Promise<void> {
    const ids = new Set(theirs.map(({ id }) => id))
    for (const [id, { giveBack }] of held) {
      if (ids.has(id)) continue
      giveBack()
      held.delete(id)
    }
    const opening = [...ids].filter((id) => !held.has(id)).map(holdOne)
    await Promise.all(opening)
  }

  async function holdOne(id: string): Promise<void> {
    const { room, giveBack } = rooms.hold(id)
    const one: { room: Room | null; giveBack: () => void } = { room: null, giveBack }
    held.set(id, one)
    try {
      one.room = await room
    } catch {
      // It ends at this very moment: the next look does not find it.
      giveBack()
      held.delete(id)
    }
  }

  const look = newestOnly<void>(async () => {
    try {
      const found = await educators.roomsOf({ id: socket.data.session.id, uid: socket.data.session.uid })
      if (!found) return dismiss()
      theirs = found
      await hold()
      around = await readPeopleIn(
        database,
        theirs.map(({ id }) => id),
      )
      if (socket.connected) tell()
      else close()
    } catch (error) {
      onProblem(error)
    }
  })

  function dismiss(): void {
    socket.emit('signed-out')
    socket.disconnect(true)
  }

  function tell(): void {
    const now = theirs.flatMap((their) => {
      const room = held.get(their.id)?.room
      return room ? { ...their, ...viewRoom(room.loop.state, room.content), people: peopleIn(room) } : []
    })
    if (told && isSame(now, told)) return
    told = now
    socket.emit('rooms', { rooms: now, now: Date.now(), address })
  }

  /** Those who hold a seat, then who else is in it. */
  function peopleIn(room: Room): LedRoom['people'] {
    const seated = people.in(room)
    const others = around.filter(({ room: where, uid }) => where === room.id && seated.every((one) => one.uid !== uid))
    return [...seated, ...others.map(({ room: _, ...person }) => person)]
  }

  function close(): void {
    for (const { giveBack } of held.values()) giveBack()
    held.clear()
  }

  return { leads: (id: string) => held.has(id), look, tell, close }
}
