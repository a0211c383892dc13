import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { LedPlayhead, SaidPlayhead } from '#case/debriefing/debriefing-messages.ts'
import { CASE_ID } from '#case/records/collections.ts'
import type { CaseState } from '#case/records/state.ts'
import { isDebriefingDue, leaderOf } from '#case/rules/debriefing.ts'
import { seatOf } from '#case/rules/seats.ts'
import type { Educators } from '../educators/educators.ts'
import type { PageAt, PagesAt } from '../people/channels.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Database } from '../store/database.ts'
import { newestOnly } from '../turns/newest-only.ts'
import { NewestPlayheads } from './newest-playheads.ts'

interface Needs {
  readonly pages: PagesAt<'/debriefing'>
  readonly rooms: Rooms
  readonly educators: Educators
  readonly database: Database
  readonly isWithinPace: (uid: string) => boolean
  readonly onProblem: (error: unknown) => void
}

/** Who teaches names the room; the team's is the one they are in. */
const asked = z.object({ room: z.string().max(64).optional() })
/** By then any run has been played to its end. */
const OLDEST_MS = 7 * 24 * 3_600_000
/** More is no time of any calendar. */
const LATEST = 8.64e15
const move = z.strictObject({
  run: z.number().int().nonnegative(),
  at: z.number().min(0).max(LATEST),
  speed: z.union([z.literal(0), z.literal(1), z.literal(4), z.literal(16)]),
  ageMs: z
    .number()
    .int()
    .min(0)
    .transform((ageMs) => Math.min(ageMs, OLDEST_MS)),
}) satisfies z.ZodType<SaidPlayhead>

/** After so long somebody who moves it too often is heard again. */
const TOO_FAST_MS = 100

type Page = PageAt<'/debriefing'>

/** A page that may follow, and by what is known whether it still may, and may lead. */
interface Followed {
  readonly id: string
  readonly loop: CaseLoop
  /** Who teaches may as long as the room is theirs, others as long as they have a seat. */
  readonly mayFollow: () => Promise<boolean>
  readonly mayLead: () => Promise<boolean>
}

const LOOK_MS = 1000

/**
 * Tells everyone in a debriefing where its leader looks at. It is no part of the run: nothing of it is stored, every node
 * knows the newest it has heard, and whoever leads says it again, with its age, when their connection comes back.
 */
export function keepPlayheads({ pages, rooms, educators, database, isWithinPace, onProblem }: Needs) {
  const newest = new NewestPlayheads()
  const followers = new Map<Page, Followed>()

  async function admit(socket: Page): Promise<Followed | null> {
    const followed = await whatIsFollowed(socket, { rooms, educators })
    if (!followed) return null
    const { id, loop } = followed
    followers.set(socket, followed)
    socket.on('disconnect', () => followers.delete(socket))
    await socket.join(id)
    const known = newest.get(id)
    if (known?.run === loop.state.run) socket.emit('playhead', known)
    return followed
  }

  /** Who may not follow any more hears nothing more. */
  const look = newestOnly<void>(async () => {
    for (const [socket, { mayFollow }] of followers) {
      // Without a database nobody is sent away.
      const isTheirs = await mayFollow().catch((error) => {
        onProblem(error)
        return true
      })
      if (!isTheirs) socket.disconnect()
    }
  })
  const timer = setInterval(() => void look(), LOOK_MS)

  pages.on('connection', (socket) => {
    const admitted = admit(socket).catch((error) => {
      onProblem(error)
      return null
    })
    // At once: who comes back says with their first words where they are.
    tellMoves(socket, admitted, { database, isWithinPace, onProblem })
    void admitted.then((followed) => followed || socket.disconnect())
  })
  rooms.onHappening(
    ({ id }, { before, after }) => {
      if (before.run !== after.run) newest.delete(id)
      void look()
    },
    ['LiveCaseTeam'],
  )

  return {
    /** Something about somebody, or whose room it is, has changed. */
    look: () => void look(),
    close: () => clearInterval(timer),
    /** Somebody has moved theirs, on whichever node. */
    hear(notice: string): void {
      const { room, playhead }: { room: string; playhead: LedPlayhead } = JSON.parse(notice) // as a node says it
      newest.set(room, playhead)
      pages.to(room).emit('playhead', playhead)
    },
  }
}

/** The room whose debriefing a page may follow, held as long as the page is open; null: none. */
async function whatIsFollowed(
  socket: Page,
  { rooms, educators }: Pick<Needs, 'rooms' | 'educators'>,
): Promise<Followed | null> {
  const { uid, room: own } = socket.data.session
  const wanted = asked.safeParse(socket.handshake.auth)
  if (!wanted.success) return null
  const { room: taught } = wanted.data
  const id = taught ?? own
  const teaches = async () => taught !== undefined && (await educators.leads(uid, id)) !== null
  if (taught !== undefined && !(await teaches())) return null
  if (!socket.connected) return null
  const { room, giveBack } = rooms.hold(id)
  socket.on('disconnect', giveBack)
  const { loop } = await room
  const mayFollow = async () => (taught === undefined ? seatOf(loop.state, uid) !== undefined : teaches())
  if (!(await mayFollow()) || !socket.connected) return null
  return { id, loop, mayFollow, mayLead: async () => leads(loop.state, uid, await teaches()) }
}

/** Tells what the page moves, one move after the other, so that the last one said is the last one heard. */
function tellMoves(
  socket: Page,
  admitted: Promise<Followed | null>,
  { database, isWithinPace, onProblem }: Pick<Needs, 'database' | 'isWithinPace' | 'onProblem'>,
): void {
  const { uid } = socket.data.session
  /** The newest that was not told yet. */
  let next: LedPlayhead | null = null
  let isTelling = false

  async function tellNewest(): Promise<void> {
    const followed = await admitted
    while (followed && next && socket.connected) {
      if (!isWithinPace(uid)) {
        await setTimeout(TOO_FAST_MS)
        continue
      }
      const playhead: LedPlayhead = next
      next = null
      const { id, loop, mayLead } = followed
      if (playhead.run !== loop.state.run || !(await mayLead())) continue
      await database.pool.query(`select pg_notify('playhead', $1)`, [JSON.stringify({ room: id, playhead })])
    }
  }

  socket.on('move', (sent) => {
    const moved = move.safeParse(sent)
    if (!moved.success) return
    const { ageMs, ...playhead } = moved.data
    next = { ...playhead, setAt: database.clock.now() - ageMs }
    if (isTelling) return
    isTelling = true
    // Without a database nobody is told: the next move says where it is then.
    tellNewest()
      .catch(onProblem)
      .finally(() => {
        isTelling = false
      })
  })
}

function leads(state: CaseState, uid: string, isEducator: boolean): boolean {
  if (!isDebriefingDue(state)) return false
  const leader = leaderOf(state)
  if (leader !== 'educator') return seatOf(state, uid)?.roleId === leader
  return isEducator && (state.records.Steering[CASE_ID]?.uid ?? uid) === uid
}
