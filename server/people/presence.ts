import type pg from 'pg'
import type { Database } from '../store/database.ts'
import { always, type Every } from '../turns/attendance.ts'
import { onceMore } from '../turns/newest-only.ts'

const SWEEP_MS = 5000
/** A node that has not said so for this long, and the grace, is gone, and its people's pages with it. */
const SILENT_SECONDS = 12
/** A reload loses the page for a moment; nobody needs to hear of that. */
const GRACE_SECONDS = 3
/** Looks a little later than that, so that whoever is due is due for the database's clock too. */
const A_LITTLE_MS = 300

/** How many pages of a person a node has open, as the nodes tell each other. */
export interface OpenPages {
  readonly node: string
  readonly uid: string
  readonly pages: number
}

/** The pages that are open on this node. */
interface PagesHere {
  /** How many of each person. */
  openPages(): Map<string, number>
  /** Hears what all nodes have open, and which of them this is. */
  limitPages(all: readonly OpenPages[], self: string): void
  onConnection(listener: (uid: string, isConnected: boolean) => void): void
  /** Somebody looks at another page. */
  onLooking(listener: (uid: string, path: string) => void): void
}

/** Keeps who has a page open, on whichever node, and tells the nodes how many each person has. */
export function keepPresence(parts: {
  node: string
  database: Database
  live: PagesHere
  onProblem: (error: unknown) => void
  graceSeconds?: number | undefined
  every?: Every
}) {
  const { node, live, onProblem, graceSeconds = GRACE_SECONDS, every = always } = parts
  const { pool, clock } = parts.database
  const startedAt = performance.now()
  const secondsAgo = (seconds: number) => new Date(clock.now() - seconds * 1000)
  const staleAt = () => secondsAgo(SILENT_SECONDS)

  /** Nobody was there, and all that have gone are said to be. */
  let isEmpty = false

  /** Looks who is really there. */
  async function sweep(): Promise<void> {
    const here = live.openPages()
    if (isEmpty && here.size === 0 && !(await isAnybodyConnected(pool))) return
    if (here.size > 0) await setConnected(pool, node, here, new Date(clock.now()))
    await setDisconnected(pool, node, [...here.keys()], staleAt())
    const open = await openOnAllNodes(pool, secondsAgo(SILENT_SECONDS + graceSeconds))
    live.limitPages(open, node)
    // After a start pages need time to come back: until then nobody is missed.
    const isNew = performance.now() - startedAt < graceSeconds * 1000
    await setPresent(pool, clock.now(), { isMissed: !isNew })
    isEmpty = open.length === 0 && !isNew
  }

  const sweeps = onceMore(sweep, onProblem)
  live.onConnection((_uid, isConnected) => {
    sweeps.soon()
    if (!isConnected) setTimeout(sweeps.soon, graceSeconds * 1000 + A_LITTLE_MS).unref()
  })
  // A row that is not there yet comes with the sweep under way: it is looked for after that.
  live.onLooking((uid, path) => {
    sweeps.after(() => setLooking(pool, { node, uid, path }))
  })
  const stop = every(SWEEP_MS, sweeps.soon)

  return {
    async close() {
      stop()
      await sweeps.close()
      await setDisconnected(pool, node, [], staleAt()).catch(() => {})
    },
  }
}

const setConnected = (pool: pg.Pool, node: string, pages: Map<string, number>, now: Date) =>
  pool.query(
    `insert into connections (node, uid, pages, seen_at) select $1, *, $4 from unnest($2::text[], $3::int[])
     on conflict (node, uid) do update set seen_at = excluded.seen_at, pages = excluded.pages`,
    [node, [...pages.keys()], [...pages.values()], now],
  )

async function isAnybodyConnected(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query('select from connections limit 1')
  return rowCount !== 0
}

const setLooking = async (pool: pg.Pool, { node, uid, path }: { node: string; uid: string; path: string }) =>
  void (await pool.query('update connections set looking = $3 where node = $1 and uid = $2', [node, uid, path]))

/** Who has left counts as there for the grace, on every node: their row is set to go stale by then. */
const setDisconnected = (pool: pg.Pool, node: string, stillHere: string[], staleAt: Date) =>
  pool.query(
    `update connections set pages = 0, seen_at = $3
     where node = $1 and not uid = any($2::text[]) and seen_at > $3`,
    [node, stillHere, staleAt],
  )

async function openOnAllNodes(pool: pg.Pool, goneAt: Date): Promise<OpenPages[]> {
  await pool.query('delete from connections where seen_at < $1', [goneAt])
  const { rows } = await pool.query<OpenPages>('select node, uid, pages from connections')
  return rows
}

/** Says who has come and, unless nobody is missed yet, who has gone. */
async function setPresent(pool: pg.Pool, now: number, { isMissed }: { isMissed: boolean }): Promise<void> {
  const { rowCount } = await pool.query({
    name: 'set-present',
    text: `
      with gone as (
        update presence set is_present = false, since = $1 where uid in (
          select uid from presence
          where $2 and is_present and not exists (select from connections where connections.uid = presence.uid)
          for update skip locked
        ) returning uid
      ), come as (
        insert into presence
        select uid, true, $1 from users where uid in (select uid from connections) order by uid
        on conflict (uid) do update set is_present = true, since = excluded.since where not presence.is_present
        returning uid
      )
      select from gone union all select from come`,
    values: [now, isMissed],
  })
  if (rowCount) await pool.query(`select pg_notify('people', '')`)
}
