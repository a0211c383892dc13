import type { Room } from '../rooms/room.ts'
import { EducatorPage } from './educator-page.ts'
import type { RoomConsole } from './room-console.ts'

/** The console of one educator. */
export class ConsolePage extends EducatorPage {
  #console: RoomConsole | null = null

  protected begin(room: Room): void {
    this.#console = this.parts.consoleOf(room)
    this.#console.hearEducators(this.educators)
    this.#console.admit(this.socket)
  }

  tell(): void {
    this.#console?.hearEducators(this.educators)
  }

  override close(): void {
    super.close()
    this.#console?.leave(this.socket)
    this.#console = null
  }
}
