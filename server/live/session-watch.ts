import type { Database } from '../store/database.ts'
import { signedOut } from './audience.ts'
import type { CaseLoop } from './case-loop.ts'
import type { LiveServer } from './live-server.ts'
import { newestOnly } from './newest-only.ts'

const CHECK_MS = 1000

/**
 * Closes the pages of sessions that have ended or expired, on whichever node and however that was. The sessions themselves
 * tell: whoever missed a sign-out, or finds nothing of it in the log, still learns of it within a second.
 */
export function watchSessions(parts: {
  database: Database
  loop: CaseLoop
  live: LiveServer
  onProblem: (error: unknown) => void
}) {
  const { database, loop, live, onProblem } = parts

  async function closeEnded(): Promise<void> {
    const open = live.openSessions()
    if (open.size === 0) return
    const { rows } = await database.pool.query<{ id: string; expiresAt: Date }>({
      name: 'living-sessions',
      text: 'select id, "expiresAt" from "session" where id = any($1::text[]) and "expiresAt" > now()',
      values: [[...open]],
    })
    const living = new Map(rows.map(({ id, expiresAt }) => [id, expiresAt.getTime()]))
    live.hearSessions(new Map([...open].map((id) => [id, living.get(id) ?? null])))
  }

  const check = newestOnly<void>(() => closeEnded().catch(onProblem))
  const timer = setInterval(() => void check(), CHECK_MS)
  loop.onHappening(({ before, after }) => {
    if (signedOut(before, after).length > 0) void check()
  })

  return { close: () => clearInterval(timer) }
}
