import type { LiveMessage } from '#case/live-messages.ts'
import { isSame } from '#case/records/is-same.ts'
import type { Audience } from '#case/views/view.ts'
import { inWholeFields } from '#case/views/view-change.ts'
import type { ViewCutter } from '#case/views/view-cutter.ts'
import type { PagesAt } from '../people/channels.ts'
import type { Happening } from '../rooms/present-state.ts'
import type { Room } from '../rooms/room.ts'
import { audienceOf, audiences, holdersIn, outdatedIn, pagesOf, reseated, sit } from './audience.ts'
import { wholeMessage } from './catch-up.ts'
import { type LiveSocket, tell } from './live-socket.ts'

/**
 * Tells the pages of a room what has happened in it. Who has another seat now hears the whole of what it sees; who asked for it
 * hears of it and is answered in one piece.
 */
export function tellHappening(
  pages: PagesAt<'/'>,
  room: Room,
  happening: Happening,
  inOnePiece: (connection: LiveSocket['conn']) => void,
): void {
  const { before, after, entries, isFresh } = happening
  const { views } = room
  for (const asker of new Set(entries.map((entry) => entry.asker))) {
    for (const { conn, data } of socketsIn(pages, pagesOf(room, asker))) if (data.underWay.size > 0) inOnePiece(conn)
  }
  const moved = reseated(before, after).flatMap((uid) => socketsIn(pages, pagesOf(room, uid)))
  for (const socket of moved) sit(socket, room)

  const now = room.loop.now()
  const groups = audiences.flatMap((audience): Group[] => [
    { name: holdersIn(room, audience), audience },
    { name: outdatedIn(room, audience), audience, isOutdated: true },
  ])
  const listening = groups.filter(({ name }) => pages.adapter.rooms.has(name))
  for (const { to, message } of tellingsOf(happening, listening, views, now)) {
    pages
      .to(to)
      .except(isFresh ? [] : moved.map((socket) => socket.id))
      .emit('live', message)
  }
  if (!isFresh) {
    for (const socket of moved) {
      tell(socket, wholeMessage(after, audienceOf(after, socket.data.session.uid), views, now))
    }
  }
}

const socketsIn = (pages: PagesAt<'/'>, group: string): LiveSocket[] =>
  [...(pages.adapter.rooms.get(group) ?? [])].flatMap((id) => pages.sockets.get(id) ?? [])

interface Group {
  readonly name: string
  readonly audience: Audience
  readonly isOutdated?: boolean
}

/** A message, and all who are to hear it. */
interface Telling {
  readonly to: string[]
  readonly message: LiveMessage
}

/** What each group hears of a happening. Those who hear the same are told together, so that it is written down once. */
function tellingsOf(
  { before, after, isFresh }: Happening,
  listening: readonly Group[],
  views: ViewCutter,
  now: number,
): Telling[] {
  const { run, version } = after
  const tellings: Telling[] = []
  for (const { name, audience, isOutdated } of listening) {
    const change = isFresh ? null : views.cutChange(before, after, audience)
    const message: LiveMessage = change
      ? {
          type: 'change',
          run,
          from: before.version,
          version,
          now,
          ...(isOutdated ? inWholeFields(change, views.cut(after, audience)) : change),
        }
      : wholeMessage(after, audience, views, now)
    const same = tellings.find((telling) => isSame(telling.message, message))
    if (same) same.to.push(name)
    else tellings.push({ to: [name], message })
  }
  return tellings
}
