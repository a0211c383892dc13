import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Answer } from '#case/live-messages.ts'
import type { PeopleWatch } from '../people/people-watch.ts'
import { tooFast } from '../rooms/case-loop.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { OPEN_ROOM } from '../store/which-room.ts'
import type { PaceLimit } from '../turns/budgets.ts'
import { newestOnly } from '../turns/newest-only.ts'
import { audienceOf, everyoneIn, pagesOf, sit } from './audience.ts'
import { catchUpMessage, isWithinReach, wholeMessage } from './catch-up.ts'
import { cutBy } from './cut-by.ts'
import { dismiss, type LiveSocket, tell } from './live-socket.ts'

const pagePath = z
  .string()
  .max(100)
  .regex(/^\/[\w/-]*$/)
const resumePoint = z.object({ run: z.number().int(), version: z.number().int(), rules: z.string() })

interface Needs {
  readonly rooms: Rooms
  readonly people: PeopleWatch
  /** The script that pages begin with now. */
  readonly pageScript: string | null
  readonly isWithinPace: PaceLimit
  /** Somebody looks at another page. */
  readonly onLooking: (uid: string, path: string) => void
  /** When all that was said to a connection by now has left. */
  readonly whenSent: (connection: LiveSocket['conn']) => Promise<void>
  readonly log: FastifyBaseLogger
}

/** Serves a page from its connection on: takes its commands, and tells it what it has missed. */
export function servePage(socket: LiveSocket, parts: Needs): void {
  const { rooms, pageScript, isWithinPace, onLooking, whenSent } = parts
  const { uid, room: id } = socket.data.session
  const { room, giveBack } = rooms.hold(id)
  socket.data.room = room
  socket.data.underWay = new Set()
  socket.on('disconnect', giveBack)
  socket.emit('entry', pageScript)
  socket.on('command', (sent, answer) => {
    if (typeof answer !== 'function') return
    if (!isWithinPace(uid)) return answer(tooFast)
    const { underWay } = socket.data
    const taking = take(socket, sent, answer, parts).finally(() => underWay.delete(taking))
    underWay.add(taking)
  })
  // A whole view may be large: the next one is made when the one before has left.
  const tellMissed = newestOnly(async (sent: unknown) => {
    await catchUp(socket, sent, parts)
    await whenSent(socket.conn)
  })
  socket.on('resume', (sent) => {
    if (isWithinPace(uid)) void tellMissed(sent)
    // Its next connection catches up by itself, so that nobody is left with an old page.
    else socket.disconnect(true)
  })
  socket.on('looking', (sent) => {
    const path = pagePath.safeParse(sent)
    // In the open room nobody teaches.
    if (path.success && id !== OPEN_ROOM && isWithinPace(uid)) onLooking(uid, path.data)
  })
  void tellMissed(socket.handshake.auth)
}

async function take(
  socket: LiveSocket,
  sent: unknown,
  answer: (answer: Answer) => void,
  { log }: Needs,
): Promise<void> {
  const { id: session, uid, expiresAt } = socket.data.session
  // Where the room cannot be opened the connection is closed, and the page sends it again over the next.
  const room = await socket.data.room.catch(() => null)
  if (!room) return
  if (room.loop.now() >= expiresAt) return dismiss([socket])
  const decided = await room.loop.submit({ by: 'user', uid }, sent, { session, isWanted: () => socket.connected })
  if (!decided.ok && 'refusal' in decided) log.info({ refusal: decided.refusal.code }, 'refused')
  answer(decided)
}

/** Comes in first and is told in the same breath, so that nothing told meanwhile can be missed. */
async function catchUp(socket: LiveSocket, sent: unknown, { people, log }: Needs): Promise<void> {
  if (!socket.connected) return
  const said = resumePoint.safeParse(sent)
  try {
    const room = await socket.data.room
    const { loop, views } = room
    // Whoever asks sees what somebody has been told by now, on whichever node.
    await loop.catchUp()
    const resume = said.success && said.data.rules === cutBy(views.content) ? said.data : null
    const hasMissed = resume && isWithinReach(loop.state, resume)
    const missed = hasMissed ? await loop.readLog(resume.version) : []
    comeIn(socket, room, people)
    const { uid } = socket.data.session
    const message = resume
      ? catchUpMessage(loop.state, uid, resume, missed, views, loop.now())
      : wholeMessage(loop.state, audienceOf(loop.state, uid), views, loop.now())
    tell(socket, message)
  } catch (error) {
    // The page keeps what it has; its next connection tries again.
    log.warn(error)
    socket.disconnect(true)
  }
}

function comeIn(socket: LiveSocket, room: Room, people: PeopleWatch): void {
  const { uid } = socket.data.session
  if (!socket.rooms.has(everyoneIn(room))) {
    socket.emit('room', room.sign)
    socket.emit('people', people.in(room))
  }
  socket.join([everyoneIn(room), pagesOf(room, uid)])
  sit(socket, room)
}
