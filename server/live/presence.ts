import { randomUUID } from 'node:crypto'
import type { Database } from '../store/database.ts'
import type { CaseLoop } from './case-loop.ts'
import type { LiveServer } from './live-server.ts'
import type { OpenPages } from './page-cap.ts'

const SWEEP_MS = 5000
/** A node that has not said so for this long, and the grace, is gone, and its people's pages with it. */
const SILENT_SECONDS = 12
/** A reload loses the page for a moment; nobody needs to hear of that. */
const GRACE_SECONDS = 3
/** Looks a little later than that, so that whoever is due is due for the database's clock too. */
const A_LITTLE_MS = 300

/** Tells the case which seat holders have a page open, on whichever node, and the nodes how many each person has. */
export function keepPresence(parts: {
  node: string
  database: Database
  loop: CaseLoop
  live: LiveServer
  onProblem: (error: unknown) => void
  graceSeconds?: number | undefined
}) {
  const { node, loop, live, onProblem, graceSeconds = GRACE_SECONDS } = parts
  const { pool } = parts.database
  const startedAt = performance.now()

  const setConnected = (pages: Map<string, number>) =>
    pool.query(
      `insert into connections (node, uid, pages) select $1, * from unnest($2::text[], $3::int[])
       on conflict (node, uid) do update set seen_at = now(), pages = excluded.pages`,
      [node, [...pages.keys()], [...pages.values()]],
    )

  /** Who has left counts as there for the grace, on every node: their row is set to go stale by then. */
  const setDisconnected = (uids: string[]) =>
    pool.query(
      `update connections set pages = 0, seen_at = now() - make_interval(secs => $3)
       where node = $1 and not uid = any($2::text[]) and seen_at > now() - make_interval(secs => $3)`,
      [node, uids, SILENT_SECONDS],
    )

  async function openOnAllNodes(): Promise<OpenPages[]> {
    await pool.query('delete from connections where seen_at < now() - make_interval(secs => $1)', [
      SILENT_SECONDS + graceSeconds,
    ])
    const { rows } = await pool.query<OpenPages>('select node, uid, pages from connections')
    return rows
  }

  /** Compares what the case believes with who is really there. */
  async function sweep(): Promise<void> {
    const here = live.openPages()
    await setConnected(here)
    await setDisconnected([...here.keys()])
    const open = await openOnAllNodes()
    live.limitPages(open, node)
    const present = new Set(open.map(({ uid }) => uid))
    // After a start pages need time to come back: until then nobody is missed.
    const isNew = performance.now() - startedAt < graceSeconds * 1000
    for (const uid of Object.keys(loop.state.records.LiveCaseTeam)) {
      const isThere = present.has(uid)
      if (loop.state.records.Presence[uid]?.present === isThere || (isNew && !isThere)) continue
      const command = { kind: 'mark-presence', id: randomUUID(), run: loop.state.run, uid, present: isThere }
      await loop.submit({ by: 'system' }, command)
    }
  }

  let sweeping: Promise<void> = Promise.resolve()
  let isWaiting = false
  let isClosed = false
  /** However many ask for it while a sweep is under way, one more follows. */
  const soon = () => {
    // The last pages leave while the node stops: by the time they are missed there is no database to ask.
    if (isClosed || isWaiting) return
    isWaiting = true
    sweeping = sweeping
      .then(() => {
        isWaiting = false
        return sweep()
      })
      .catch(onProblem)
  }

  live.onConnection((_uid, isConnected) => {
    soon()
    if (!isConnected) setTimeout(soon, graceSeconds * 1000 + A_LITTLE_MS).unref()
  })
  const timer = setInterval(soon, SWEEP_MS)

  return {
    async close() {
      isClosed = true
      clearInterval(timer)
      await sweeping
      await setDisconnected([]).catch(() => {})
    },
  }
}
