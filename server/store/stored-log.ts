import type { LogEntry, LoggedChange } from '#case/records/log.ts'
import { readStored, SCHEMA } from '#case/records/schema.ts'
import type { Database } from './database.ts'
import { readNewsSql } from './store-sql.ts'
import { NoRoom } from './which-room.ts'

/** Where a case stands, and the entries after a version, oldest first: all of them, unless they are many or gone. */
interface News {
  readonly run: number
  readonly version: number
  readonly entries: readonly LogEntry[]
}

type StoredNews = Omit<News, 'entries'> & { readonly entries: readonly StoredEntry[] }

/** Who has missed more than this does better to load the whole. */
const MOST_NEWS = 500

/** What was accepted in a room after a version, oldest first. */
export async function readLog({ query }: Database, room: string, after: number): Promise<LogEntry[]> {
  const stored = await query
    .selectFrom('log')
    .select(entryColumns)
    .where('room', '=', room)
    .where('version', '>', after)
    .orderBy('version')
    .execute()
  return stored.map(readEntry)
}

/** How far the case has come, and what of the way from a version is in the log, read in one glance. */
export async function readNews({ pool }: Database, room: string, after: number): Promise<News> {
  const { rows } = await pool.query<StoredNews>({
    name: 'read-news',
    text: readNewsSql,
    values: [room, after, MOST_NEWS],
  })
  const [news] = rows
  if (!news) throw new NoRoom(`there is no room ${room}`)
  return { ...news, entries: news.entries.map(readEntry) }
}

/** So few that reading them keeps nobody waiting: each may hold ten thousand characters, twice. */
const PIECE = 50

/** Which run of which room, and whether it is under way or kept. */
export interface WhichLog {
  readonly room: string
  readonly run: number
  readonly table: 'log' | 'kept_log'
}

/** What was accepted in a run after a version and up to another, oldest first, piece by piece: the next is read while one is looked at. */
export async function* readRunLog(
  database: Database,
  which: WhichLog,
  { after = 0, upTo = Number.MAX_SAFE_INTEGER }: { after?: number; upTo?: number } = {},
): AsyncGenerator<LogEntry[]> {
  let next = after < upTo ? readPiece(database, which, after, upTo) : null
  while (next) {
    const piece = await next
    const last = piece.at(-1)?.version ?? upTo
    next = piece.length === PIECE && last < upTo ? readPiece(database, which, last, upTo) : null
    // Whoever asks for it hears why it failed.
    next?.catch(() => {})
    if (piece.length > 0) yield piece
  }
}

async function readPiece({ query }: Database, which: WhichLog, after: number, upTo: number): Promise<LogEntry[]> {
  const stored = await query
    .selectFrom(which.table)
    .select(entryColumns)
    .where('room', '=', which.room)
    .where('run', '=', which.run)
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .orderBy('version')
    .limit(PIECE)
    .execute()
  return stored.map(readEntry)
}

/** An entry of the log as it is stored, with the version of its schema. */
export type StoredEntry = LogEntry & { readonly schema: number }

const entryColumns = ['version', 'run', 'asker', 'kind', 'at', 'changes', 'schema'] as const

/** As this version has it. */
export const readEntry = ({ schema, ...entry }: StoredEntry): LogEntry =>
  schema === SCHEMA ? entry : { ...entry, changes: entry.changes.map((logged) => readLogged(logged, schema)) }

function readLogged({ change, was }: LoggedChange, schema: number): LoggedChange {
  if (change.op === 'append') {
    const item = readStored(`${change.collection}.${change.list}`, change.item, schema)
    return { change: { ...change, item } }
  }
  if (!('collection' in change)) return { change }
  const before = was === undefined ? {} : { was: readStored(change.collection, was, schema) }
  if (change.op === 'remove') return { change, ...before }
  const data = readStored(change.collection, change.data, schema)
  return { change: { ...change, data } as typeof change, ...before } // of the same collection
}
