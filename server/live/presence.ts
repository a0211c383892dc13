import { randomUUID } from 'node:crypto'
import type { Database } from '../store/database.ts'
import type { CaseLoop } from './case-loop.ts'
import type { LiveServer } from './live-server.ts'

const SWEEP_MS = 5000
/** A node that has not said so for this long is gone, and its people's pages with it. */
const STALE_SECONDS = 15
/** A reload loses the page for a moment; nobody needs to hear of that. */
const GRACE_MS = 3000

/** Tells the case which seat holders have a page open, on whichever node. */
export function keepPresence(parts: {
  database: Database
  loop: CaseLoop
  live: LiveServer
  onProblem: (error: unknown) => void
}) {
  const { loop, live, onProblem } = parts
  const { pool } = parts.database
  const node = randomUUID()

  const setConnected = (uids: string[]) =>
    pool.query(
      `insert into connections (node, uid) select $1, unnest($2::text[])
       on conflict (node, uid) do update set seen_at = now()`,
      [node, uids],
    )

  const setDisconnected = (uids: string[]) =>
    pool.query('delete from connections where node = $1 and not uid = any($2::text[])', [node, uids])

  async function presentUsers(): Promise<Set<string>> {
    const { rows } = await pool.query<{ uid: string }>(
      'select distinct uid from connections where seen_at > now() - make_interval(secs => $1)',
      [STALE_SECONDS],
    )
    return new Set(rows.map(({ uid }) => uid))
  }

  /** Compares what the case believes with who is really there. */
  async function sweep(): Promise<void> {
    const here = [...live.connectedUsers()]
    await setConnected(here)
    await setDisconnected(here)
    const present = await presentUsers()
    for (const uid of Object.keys(loop.state.records.LiveCaseTeam)) {
      if (loop.state.records.Presence[uid]?.present === present.has(uid)) continue
      const command = { kind: 'mark-presence', id: randomUUID(), run: loop.state.run, uid, present: present.has(uid) }
      await loop.submit({ by: 'system' }, command)
    }
  }

  let sweeping: Promise<void> = Promise.resolve()
  let isClosed = false
  const soon = () => {
    // The last pages leave while the node stops: by the time they are missed there is no database to ask.
    if (!isClosed) sweeping = sweeping.then(sweep).catch(onProblem)
  }

  live.onConnection((_uid, isConnected) => {
    if (isConnected) soon()
    else setTimeout(soon, GRACE_MS).unref()
  })
  const timer = setInterval(soon, SWEEP_MS)

  return {
    async close() {
      isClosed = true
      clearInterval(timer)
      await sweeping
      await pool.query('delete from connections where node = $1', [node]).catch(() => {})
    },
  }
}
