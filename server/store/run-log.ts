import type { LogEntry } from '#case/log-entry.ts'
import type { Database } from './database.ts'
import { entryColumns, readEntry } from './stored-entry.ts'

/** So few that reading them keeps nobody waiting: each may hold ten thousand characters, twice. */
const PIECE = 50

/** The log of a run that is kept, oldest first, piece by piece. */
export async function* readKeptLog({ query }: Database, room: string, run: number): AsyncGenerator<LogEntry[]> {
  for (let from = 0; ; ) {
    const stored = await query
      .selectFrom('kept_log')
      .select(entryColumns)
      .where('room', '=', room)
      .where('run', '=', run)
      .where('version', '>', from)
      .orderBy('version')
      .limit(PIECE)
      .execute()
    const piece = stored.map(readEntry)
    const last = piece.at(-1)
    if (!last) return
    yield piece
    from = last.version
  }
}

/** What was accepted in a run after a version and up to another, oldest first, piece by piece. */
export async function* readRunLog(
  { query }: Database,
  room: string,
  run: number,
  { after, upTo }: { after: number; upTo: number },
): AsyncGenerator<LogEntry[]> {
  for (let from = after; from < upTo; ) {
    const stored = await query
      .selectFrom('log')
      .select(entryColumns)
      .where('room', '=', room)
      .where('run', '=', run)
      .where('version', '>', from)
      .where('version', '<=', upTo)
      .orderBy('version')
      .limit(PIECE)
      .execute()
    const piece = stored.map(readEntry)
    if (piece.length > 0) yield piece
    from = piece.length === PIECE ? (piece.at(-1)?.version ?? upTo) : upTo
  }
}
