import type { LedRoom } from '#case/rooms.ts'
import { quietSince } from '#case/rules/quiet-since.ts'
import { courseAfter, courseOf, type TeamCourse } from '#case/views/console/team-course.ts'
import { viewRoom } from '#case/views/room-overview.ts'
import type { Happening } from '../rooms/present-state.ts'
import type { Room } from '../rooms/room.ts'
import type { TheirRoom } from './educators.ts'

/** So far back a team's last word is looked for. */
const ENTRIES_BACK = 50

type Seen = Omit<LedRoom, keyof TheirRoom | 'people' | 'linkKey'>

/** What is seen of a room from afar, worked out once for all pages that look at it. */
export class WatchedRoom {
  readonly #room: Room
  #course: TeamCourse & { readonly version: number } = { lastWord: null, doneAt: null, version: -1 }
  #seen: Seen | null = null

  constructor(room: Room) {
    this.#room = room
  }

  get seen(): Seen {
    this.#seen ??= this.#look()
    return this.#seen
  }

  /** Whether it knows by now what has come of it: otherwise the log is to be read. */
  hear({ before, after, entries, isFresh }: Happening): boolean {
    this.#seen = null
    if (isFresh || before.version !== this.#course.version) return false
    const { content } = this.#room
    this.#course = { ...courseAfter(this.#course, { before, entries, content }), version: after.version }
    return true
  }

  /** Reads in the log what the team did last. */
  async read(): Promise<void> {
    const { loop, content } = this.#room
    while (this.#course.version !== loop.state.version) {
      const { state } = loop
      const newest = await loop.readLog(Math.max(0, state.version - ENTRIES_BACK))
      const entries = newest.filter(({ run, version }) => run === state.run && version <= state.version)
      this.#course = { ...courseOf(state, entries, content), version: state.version }
      this.#seen = null
    }
  }

  #look(): Seen {
    const { loop, content } = this.#room
    const { state } = loop
    const overview = viewRoom(state, content)
    const { lastWord, doneAt } = this.#course
    const isOn = overview.isRunning && !overview.isAtReport
    return {
      ...overview,
      lastWord: overview.isRunning ? lastWord : null,
      quietSince: isOn && doneAt !== null ? roughly(quietSince(state, content, doneAt)) : null,
    }
  }
}

/** Pages are not told anew for every tick of a list. */
const ROUGH_MS = 10_000
const roughly = (ms: number): number => Math.floor(ms / ROUGH_MS) * ROUGH_MS
