import type { LedPlayhead } from '#case/debriefing/debriefing-messages.ts'

/** Of so many rooms a node remembers it. Whoever leads in another says it again with their next move. */
export const MOST_PLAYHEADS = 2000

/** The newest playhead of each room that a node has heard of, also of those it does not hold and never hears the end of. */
export class NewestPlayheads {
  /** In the order in which they were last moved. */
  readonly #byRoom = new Map<string, LedPlayhead>()

  get(room: string): LedPlayhead | undefined {
    return this.#byRoom.get(room)
  }

  set(room: string, playhead: LedPlayhead): void {
    this.#byRoom.delete(room)
    this.#byRoom.set(room, playhead)
    const [oldest] = this.#byRoom.keys()
    if (oldest !== undefined && this.#byRoom.size > MOST_PLAYHEADS) this.#byRoom.delete(oldest)
  }

  delete(room: string): void {
    this.#byRoom.delete(room)
  }
}
