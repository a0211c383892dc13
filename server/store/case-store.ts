import type pg from 'pg'
import type { Command } from '#case/commands/commands.ts'
import type { LoggedChange } from '#case/history.ts'
import type { Answer } from '#case/live-messages.ts'
import type { LogEntry } from '#case/log-entry.ts'
import type { CaseState, Change } from '#case/state.ts'
import type { Database } from './database.ts'
import { loadState } from './load-state.ts'
import { forgetPeopleSql, forgetRunSql, readNewsSql, storeAcceptedSql, storeRefusedSql } from './store-sql.ts'
import { type WrittenRows, writtenRows } from './written-rows.ts'

/** A command that was decided, and by whom it was given. */
interface Deed {
  readonly asker: string
  readonly command: Command
  /** Whether its answer is remembered, for when it is sent again. */
  readonly isKept: boolean
}

/** A file that a command names. It is stored with the command or not at all. */
export interface Attachment {
  readonly path: string
  readonly mimeType: string
  readonly bytes: Buffer
}

/** `behind`: another node was faster, decide again. `answered-before`: this very command came a second time. */
type NotWritten = { is: 'behind' } | { is: 'answered-before'; answer: Answer }
type Written = { is: 'written' } | NotWritten
export type Outcome = { is: 'stored'; answer: Answer; entry?: LogEntry } | NotWritten

/** Where a case stands, and the entries after a version, oldest first: all of them, unless they are many or gone. */
export interface News {
  readonly run: number
  readonly version: number
  readonly entries: readonly LogEntry[]
}

/** Who has missed more than this does better to load the whole. */
const MOST_NEWS = 500

export type CaseStore = ReturnType<typeof createCaseStore>

export function createCaseStore(database: Database) {
  const { pool, query } = database

  /** Stores an accepted command with everything it changes, or nothing at all. One statement, so one transaction. */
  async function storeAccepted(
    state: CaseState,
    deed: Deed & { at: number; changes: readonly LoggedChange[]; attachment?: Attachment | undefined },
  ): Promise<Outcome> {
    const { asker, command, at, changes, attachment } = deed
    const plain = changes.map(({ change }) => change)
    const entry: LogEntry = {
      version: state.version + 1,
      run: runAfter(state, plain),
      asker,
      kind: command.kind,
      at,
      changes,
    }
    const answer: Answer = { ok: true, run: entry.run, version: entry.version }
    const rows = writtenRows(state, plain)
    const values = [
      state.version,
      entry.run,
      asker,
      command.id,
      command.kind,
      JSON.stringify(command),
      at,
      JSON.stringify(changes),
      JSON.stringify(answer),
      JSON.stringify(rows.upserts),
      JSON.stringify(rows.removals),
      JSON.stringify(rows.items),
      rows.isWipe,
      rows.signedOut,
      rows.removedUsers,
      attachment?.path,
      attachment?.mimeType,
      attachment?.bytes,
      deed.isKept,
    ]
    const statement = { name: 'store-accepted', text: storeAcceptedSql, values }
    const isLast = rows.isEnd || rows.removedUsers.length > 0
    const written = isLast ? await writeAndForget(statement, rows) : await write(pool, statement)
    return written.is === 'written' ? { is: 'stored', answer, entry } : written
  }

  /** Tells whether a refusal still holds, and remembers it where it is to be kept. */
  async function storeRefused(state: CaseState, deed: Deed & { answer: Answer }): Promise<Outcome> {
    const values = [state.version, deed.asker, deed.command.id, JSON.stringify(deed.answer), deed.isKept]
    const written = await write(pool, { name: 'store-refused', text: storeRefusedSql, values })
    return written.is === 'written' ? { is: 'stored', answer: deed.answer } : written
  }

  /** What a command ends is deleted in the command's own transaction, its own entry in the log included. */
  async function writeAndForget(statement: pg.QueryConfig, { isEnd, removedUsers }: WrittenRows): Promise<Written> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const written = await write(client, statement)
      if (written.is === 'written') {
        if (isEnd) await client.query(forgetRunSql)
        if (removedUsers.length > 0) await client.query(forgetPeopleSql, [removedUsers])
      }
      await client.query('commit')
      client.release()
      return written
    } catch (error) {
      // Whatever state the connection is in, its end takes the transaction back.
      client.release(true)
      throw error
    }
  }

  /** What was accepted after a version, oldest first. */
  async function readLog(after: number): Promise<LogEntry[]> {
    return query
      .selectFrom('log')
      .select(['version', 'run', 'asker', 'kind', 'at', 'changes'])
      .where('case_id', '=', 1)
      .where('version', '>', after)
      .orderBy('version')
      .execute()
  }

  /** How far the case has come, and what of the way from a version is in the log, read in one glance. */
  async function readNews(after: number): Promise<News> {
    const { rows } = await pool.query<News>({ name: 'read-news', text: readNewsSql, values: [after, MOST_NEWS] })
    const [news] = rows
    if (!news) throw new Error('the case has no row')
    return news
  }

  return { load: () => loadState(database), storeAccepted, storeRefused, readLog, readNews }
}

const runAfter = (state: CaseState, changes: readonly Change[]): number =>
  changes.reduce((run, change) => (change.op === 'begin-run' ? change.run : run), state.run)

/** Both statements tell the answer given before, or the version where something could be written. */
async function write(to: Pick<pg.Pool, 'query'> | pg.PoolClient, statement: pg.QueryConfig): Promise<Written> {
  const { rows } = await to.query<{ prior: Answer | null; version: number | null }>(statement)
  const [row] = rows
  if (row?.prior) return { is: 'answered-before', answer: row.prior }
  return typeof row?.version === 'number' ? { is: 'written' } : { is: 'behind' }
}
