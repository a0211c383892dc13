import type { LogEntry } from '#case/log-entry.ts'
import type { Database } from './database.ts'

/** So few that reading them keeps nobody waiting: each may hold ten thousand characters, twice. */
const PIECE = 50

/** What was accepted in a run after a version and up to another, oldest first, piece by piece. */
export async function* readRunLog(
  { query }: Database,
  room: string,
  run: number,
  { after, upTo }: { after: number; upTo: number },
): AsyncGenerator<LogEntry[]> {
  for (let from = after; from < upTo; ) {
    const piece: LogEntry[] = await query
      .selectFrom('log')
      .select(['version', 'run', 'asker', 'kind', 'at', 'changes'])
      .where('room', '=', room)
      .where('run', '=', run)
      .where('version', '>', from)
      .where('version', '<=', upTo)
      .orderBy('version')
      .limit(PIECE)
      .execute()
    if (piece.length > 0) yield piece
    from = piece.length === PIECE ? (piece.at(-1)?.version ?? upTo) : upTo
  }
}
