import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from './database.ts'

/** Pieces small enough that many listeners at once need little memory. */
const PIECE_BYTES = 512 * 1024

const kept = z.object({ path: z.string(), durationMs: z.number() })

export type RecordingStore = ReturnType<typeof createRecordingStore>

/**
 * Reads the recordings of a room, of the run under way or of runs that are kept. They are written by the case's store, with the
 * command that keeps them.
 */
export function createRecordingStore(
  { query }: Database,
  room: string,
  table: 'recordings' | 'kept_recordings' = 'recordings',
) {
  const inRun = (path: string, run: number) =>
    query.selectFrom(table).where('room', '=', room).where('path', '=', path).where('run', '=', run)

  /** What was kept by the command that made a version: a command sent again is told of the first file. None: it is wiped. */
  async function keptAt(version: number): Promise<z.infer<typeof kept> | undefined> {
    const entry = await query
      .selectFrom('log')
      .select('command')
      .where('room', '=', room)
      .where('version', '=', version)
      .executeTakeFirst()
    return entry && kept.parse(entry.command)
  }

  async function find(path: string, run: number): Promise<{ mimeType: string; size: number } | undefined> {
    return inRun(path, run)
      .select(['mime_type as mimeType', sql<number>`octet_length(bytes)`.as('size')])
      .executeTakeFirst()
  }

  /** The bytes from the first to the last, piece by piece. Breaks off when the recording is wiped meanwhile. */
  async function* read(path: string, run: number, { first, last }: { first: number; last: number }) {
    for (let at = first; at <= last; at += PIECE_BYTES) {
      const length = Math.min(PIECE_BYTES, last + 1 - at)
      const { piece } = await inRun(path, run)
        .select(sql<Buffer>`substring(bytes from ${at + 1}::int for ${length}::int)`.as('piece'))
        .executeTakeFirstOrThrow()
      yield piece
    }
  }

  return { keptAt, find, read }
}
