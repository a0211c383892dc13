import type { LiveMessage } from '#case/live-messages.ts'
import { isSame } from '#case/records/is-same.ts'
import type { Audience } from '#case/views/view.ts'
import type { ViewCutter } from '#case/views/view-cutter.ts'
import type { Happening } from '../rooms/present-state.ts'
import type { Room } from '../rooms/room.ts'
import { audienceOf, audiences, holdersIn, pagesOf, reseated, sit } from './audience.ts'
import { wholeMessage } from './catch-up.ts'
import { type LiveSocket, type LiveSockets, tell } from './live-socket.ts'

/** Tells the pages of a room what has happened in it. Who has another seat now hears the whole of what it sees. */
export function tellHappening(io: LiveSockets, room: Room, happening: Happening): void {
  const { before, after, isFresh } = happening
  const { views } = room
  const moved = reseated(before, after).flatMap((uid) => socketsIn(io, pagesOf(room, uid)))
  for (const socket of moved) sit(socket, room)

  const now = Date.now()
  const listening = audiences.filter((audience) => io.sockets.adapter.rooms.has(holdersIn(room, audience)))
  for (const { to, message } of tellingsOf(happening, listening, views, now)) {
    io.to(to.map((audience) => holdersIn(room, audience)))
      .except(isFresh ? [] : moved.map((socket) => socket.id))
      .emit('live', message)
  }
  if (!isFresh) {
    for (const socket of moved) {
      tell(socket, wholeMessage(after, audienceOf(after, socket.data.session.uid), views, now))
    }
  }
}

const socketsIn = (io: LiveSockets, group: string): LiveSocket[] =>
  [...(io.sockets.adapter.rooms.get(group) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? [])

/** A message, and all who are to hear it. */
interface Telling {
  readonly to: Audience[]
  readonly message: LiveMessage
}

/** What each audience hears of a happening. Those who hear the same are told together, so that it is written down once. */
function tellingsOf(
  { before, after, isFresh }: Happening,
  listening: readonly Audience[],
  views: ViewCutter,
  now: number,
): Telling[] {
  const { run, version } = after
  const tellings: Telling[] = []
  for (const audience of listening) {
    const message: LiveMessage = isFresh
      ? wholeMessage(after, audience, views, now)
      : {
          type: 'change',
          run,
          from: before.version,
          version,
          now,
          ...views.cutChange(before, after, audience),
        }
    const same = tellings.find((telling) => isSame(telling.message, message))
    if (same) same.to.push(audience)
    else tellings.push({ to: [audience], message })
  }
  return tellings
}
