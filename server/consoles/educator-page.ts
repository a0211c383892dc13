import type { Educators, TheirRoom } from '../educators/educators.ts'
import type { PageAt } from '../people/channels.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { newestOnly } from '../turns/newest-only.ts'
import type { ConsoleNeeds, RoomConsole } from './room-console.ts'

export interface EducatorPageNeeds extends ConsoleNeeds {
  readonly educators: Educators
  readonly rooms: Rooms
  readonly consoleOf: (room: Room) => RoomConsole
}

/** A page of an educator that shows one of their rooms. It holds the room for as long as it is theirs. */
export abstract class EducatorPage {
  protected readonly socket: PageAt<'/console'>
  protected readonly parts: EducatorPageNeeds
  readonly #id: string
  #held: { room: Room | null; giveBack: () => void } | null = null
  #isGone = false
  protected educators: TheirRoom['educators'] = []

  constructor(socket: PageAt<'/console'>, id: string, parts: EducatorPageNeeds) {
    this.socket = socket
    this.#id = id
    this.parts = parts
  }

  /** Null until it is open. */
  get room(): Room | null {
    return this.#held?.room ?? null
  }

  /** The room is there: all is told from the beginning. */
  protected abstract begin(room: Room): Promise<void> | void

  /** Something that is not of the case may be another than before. */
  abstract tell(): void

  /** Looks anew whether the room is theirs, and open. */
  readonly look = newestOnly<void>(() => this.#look().catch((error) => this.parts.onProblem(error)))

  close(): void {
    this.#held?.giveBack()
    this.#held = null
    this.#isGone = true
  }

  async #look(): Promise<void> {
    if (this.#isGone) return
    const { id, uid } = this.socket.data.session
    const theirs = await this.parts.educators.roomsOf({ id, uid })
    if (this.#isGone) return
    if (!theirs) return this.#leave(() => this.socket.emit('signed-out'))
    const their = theirs.find((room) => room.id === this.#id)
    if (!their) {
      const why = (await this.parts.educators.leads(uid, this.#id)) ? 'ended' : 'not-yours'
      return this.#leave(() => this.socket.emit('gone', why))
    }
    this.educators = their.educators
    await this.parts.educators.noteSeen(uid, this.#id)
    if (this.#isGone) return
    if (!this.#held) await this.#hold()
    else this.tell()
  }

  #leave(say: () => void): void {
    say()
    this.close()
    this.socket.disconnect(true)
  }

  async #hold(): Promise<void> {
    const { room, giveBack } = this.parts.rooms.hold(this.#id)
    const held: { room: Room | null; giveBack: () => void } = { room: null, giveBack }
    this.#held = held
    try {
      const opened = await room
      // All that any node has stored by now is told with the beginning.
      await opened.loop.catchUp()
      if (this.#isGone) return
      held.room = opened
      await this.begin(opened)
    } catch {
      // It ends at this very moment: the next look does not find it.
      giveBack()
      this.#held = null
    }
  }
}
