import { isSame } from '#case/records/is-same.ts'
import type { People } from '#case/records/people.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Database } from '../store/database.ts'
import { readPeople, seenIn, type Whereabouts } from '../store/read-people.ts'
import { always, type Every } from '../turns/attendance.ts'
import { newestOnly } from '../turns/newest-only.ts'

const CHECK_MS = 1000

export type PeopleWatch = ReturnType<typeof watchPeople>

/**
 * Knows who holds the seats of the rooms of this node and whether they are there, on whichever node. A notice that is lost
 * costs a second.
 */
export function watchPeople(parts: {
  database: Database
  rooms: Rooms
  every?: Every
  onProblem: (error: unknown) => void
}) {
  const { database, rooms, every = always, onProblem } = parts
  const listeners = new Set<(room: Room, people: People) => void>()
  const known = new WeakMap<Room, People>()
  const seated = ({ loop }: Room) => Object.keys(loop.state.records.LiveCaseTeam)

  const look = newestOnly<void>(async () => {
    const held = rooms.held()
    try {
      const found = await readPeople(database, held.flatMap(seated))
      for (const room of held) tell(room, found)
    } catch (error) {
      onProblem(error)
    }
  })

  function tell(room: Room, found: readonly Whereabouts[]): void {
    const uids = new Set(seated(room))
    const people = seenIn(
      room.id,
      found.filter(({ uid }) => uids.has(uid)),
    )
    if (isSame(people, known.get(room) ?? [])) return
    known.set(room, people)
    for (const listener of listeners) listener(room, people)
  }

  void look()
  const stop = every(CHECK_MS, () => void look())
  rooms.onOpen(() => void look())
  rooms.onHappening(() => void look(), ['LiveCaseTeam'])

  return {
    /** Those who hold the seats of a room. */
    in: (room: Room): People => known.get(room) ?? [],
    /** Something about somebody has changed. */
    hear: () => void look(),
    onChange(listener: (room: Room, people: People) => void): void {
      listeners.add(listener)
    },
    close: stop,
  }
}
