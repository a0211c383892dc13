import { isSame } from '#case/records/is-same.ts'
import { type ProjectorView, viewProjector } from '#case/views/console/projector.ts'
import type { Room } from '../rooms/room.ts'
import { EducatorPage } from './educator-page.ts'

/** What everybody in the room may look at together. */
export class ProjectorPage extends EducatorPage {
  #lastTold: ProjectorView | null = null

  #stopHearing: (() => void) | null = null

  protected begin(room: Room): void {
    this.#stopHearing = room.loop.onHappening(() => this.tell())
    this.tell()
  }

  override close(): void {
    super.close()
    this.#stopHearing?.()
  }

  tell(): void {
    const { room } = this
    if (!room) return
    const view = viewOf(room)
    if (this.#lastTold && isSame(view, this.#lastTold)) return
    this.#lastTold = view
    this.socket.emit('projector', { name: room.sign?.name ?? '', view, now: room.loop.now() })
  }
}

const viewOf = ({ loop: { state }, content, views }: Room): ProjectorView =>
  viewProjector(state.run, views.cut(state, 0), content)
