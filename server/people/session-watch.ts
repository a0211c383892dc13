import type { Database } from '../store/database.ts'
import { newestOnly } from '../turns/newest-only.ts'
import type { Session } from './sessions.ts'

const CHECK_MS = 1000

/** What is open on this node, pages and uploads, by the sessions it is open with. */
interface OpenHere {
  openSessions(): Set<string>
  /** Until when sessions last, and where they are; null where one has ended. */
  hearSessions(now: ReadonlyMap<string, Pick<Session, 'expiresAt' | 'room'> | null>): void
}

/** Who teaches is in another room than the one they send to. */
interface OpenUploads extends OpenHere {
  openRooms(): Set<string>
  hearRooms(there: ReadonlySet<string>): void
}

/**
 * Closes the pages of sessions that have ended, expired or gone to another room, on whichever node and however that was, and uploads
 * to rooms that have ended. Sessions and rooms themselves tell: whoever missed an end still learns of it within a second.
 */
export function watchSessions(parts: {
  database: Database
  pages: OpenHere
  uploads: OpenUploads
  onProblem: (error: unknown) => void
}) {
  const { database, pages, uploads, onProblem } = parts
  const holders = [pages, uploads]

  async function closeEnded(): Promise<void> {
    const open = new Set(holders.flatMap((holder) => [...holder.openSessions()]))
    if (open.size === 0) return
    const { rows } = await database.pool.query<{ id: string; expiresAt: Date; room: string }>({
      name: 'living-sessions',
      text: 'select id, "expiresAt", room from "session" where id = any($1::text[]) and "expiresAt" > $2',
      values: [[...open], new Date(database.clock.now())],
    })
    const living = new Map(rows.map(({ id, expiresAt, room }) => [id, { expiresAt: expiresAt.getTime(), room }]))
    const now = new Map([...open].map((id) => [id, living.get(id) ?? null]))
    for (const holder of holders) holder.hearSessions(now)
    await endUploads()
  }

  async function endUploads(): Promise<void> {
    const rooms = [...uploads.openRooms()]
    if (rooms.length === 0) return
    const { rows } = await database.pool.query<{ id: string }>('select id from rooms where id = any($1::text[])', [
      rooms,
    ])
    uploads.hearRooms(new Set(rows.map(({ id }) => id)))
  }

  const check = newestOnly<void>(() => closeEnded().catch(onProblem))
  const timer = setInterval(() => void check(), CHECK_MS)

  return {
    /** Something about somebody has changed. */
    hear: () => void check(),
    close: () => clearInterval(timer),
  }
}
