import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Command } from '#case/commands/commands.ts'
import type { Answer } from '#case/live-messages.ts'
import type { LogEntry } from '#case/log-entry.ts'
import type { CaseState, Change } from '#case/state.ts'
import type { Database } from './database.ts'
import { loadState } from './load-state.ts'
import {
  forgetPeopleSql,
  forgetRunSql,
  readNewsSql,
  type StoredPart,
  storeAloneSql,
  storedParts,
  storeRefusedSql,
  storeStatement,
} from './store-sql.ts'
import { type WrittenRows, writtenRows } from './written-rows.ts'

/** A command that was decided, by whom it was given, and what they are answered once it is stored. */
export interface Deed {
  readonly asker: string
  readonly command: Command
  readonly answer: Answer
  /** Whether its answer is remembered, for when it is sent again. */
  readonly isKept: boolean
  /** What it comes to where it was accepted. */
  readonly entry?: LogEntry
  readonly attachment?: Attachment | undefined
}

/** A file that a command names. It is stored with the command or not at all. */
export interface Attachment {
  readonly path: string
  readonly mimeType: string
  readonly bytes: Buffer
}

/**
 * `behind`: another node was faster, decide again. `answered-before`: some of them, by index, came a second time. In both
 * cases nothing was written.
 */
export type Outcome = { is: 'stored' } | { is: 'behind' } | { is: 'answered-before'; answers: Map<number, Answer> }

/** What nodes tell each other when they have stored something: how far the case has come, and the entries where they fit. */
export interface Notice {
  /** The node. */
  readonly by: string
  readonly version: number
  readonly entries?: readonly LogEntry[]
}

/** What they say to each other while there is nothing to tell. */
export type Greeting = Pick<Notice, 'by'>

/** Where a case stands, and the entries after a version, oldest first: all of them, unless they are many or gone. */
export interface News {
  readonly run: number
  readonly version: number
  readonly entries: readonly LogEntry[]
}

/** Who has missed more than this does better to load the whole. */
const MOST_NEWS = 500
/** PostgreSQL carries no more than 8000 in one notification. */
const MOST_NOTICE_BYTES = 7900

export type CaseStore = ReturnType<typeof createCaseStore>

interface Teller {
  readonly node: string
  /** No other node listens: nobody need be notified. */
  readonly isAlone: () => boolean
}
const stranger = (): Teller => ({ node: randomUUID(), isAlone: () => false })

export function createCaseStore(database: Database, { node, isAlone }: Teller = stranger()) {
  const { pool, query } = database

  /** Stores commands decided one after the other from a state, with everything they change, or nothing at all. */
  async function store(state: CaseState, deeds: readonly Deed[]): Promise<Outcome> {
    const entries = deeds.flatMap(({ entry }) => entry ?? [])
    const sent = [state.version, deeds.map(({ asker }) => asker), deeds.map(({ command }) => command.id)]
    const refusals = deeds.flatMap(refusalRow)
    if (entries.length === 0) {
      const values = [...sent, JSON.stringify(refusals)]
      return write(pool, deeds, { name: 'store-refused', text: storeRefusedSql, values })
    }
    const common = [...sent, JSON.stringify(deeds.flatMap(logRow))]
    const [first] = deeds
    if (first && standsAlone(first)) return storeAlone(state, first, common)

    const { upserts, items } = writtenRows(state, plain(entries))
    const rows: { [part in StoredPart]: readonly unknown[] } = { refusals, records: upserts, items }
    const parts = storedParts.filter((part) => rows[part].length > 0)
    const hasNotice = !isAlone()
    const values = [...common, entries.length, ...parts.map((part) => JSON.stringify(rows[part]))]
    if (hasNotice) values.push(noticeOf(entries))
    return write(pool, deeds, { ...storeStatement(parts, { hasNotice }), values })
  }

  async function storeAlone(state: CaseState, deed: Deed, common: readonly unknown[]): Promise<Outcome> {
    const { entry, attachment } = deed
    if (!entry) throw new Error('refused, it stands with others')
    const rows = writtenRows(state, plain([entry]))
    const values = [
      ...common,
      noticeOf([entry]),
      entry.run,
      JSON.stringify(rows.upserts),
      JSON.stringify(rows.removals),
      rows.isWipe,
      JSON.stringify(rows.items),
      rows.signedOut,
      rows.removedUsers,
      attachment?.path,
      attachment?.mimeType,
      attachment?.bytes,
    ]
    const statement = { name: 'store-alone', text: storeAloneSql, values }
    const isLast = rows.isEnd || rows.removedUsers.length > 0
    return isLast ? writeAndForget(deed, statement, rows) : write(pool, [deed], statement)
  }

  /** What a command ends is deleted in the command's own transaction, its own entry in the log included. */
  async function writeAndForget(
    deed: Deed,
    statement: pg.QueryConfig,
    { isEnd, removedUsers }: WrittenRows,
  ): Promise<Outcome> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const outcome = await write(client, [deed], statement)
      if (outcome.is === 'stored') {
        if (isEnd) await client.query(forgetRunSql)
        if (removedUsers.length > 0) await client.query(forgetPeopleSql, [removedUsers])
      }
      await client.query('commit')
      client.release()
      return outcome
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

  /** Says what this store has written, so that nodes know their own. */
  const noticeOf = (entries: readonly LogEntry[]): string => {
    const notice: Notice = { by: node, version: entries.at(-1)?.version ?? 0 }
    const whole = JSON.stringify({ ...notice, entries })
    const isTold = Buffer.byteLength(whole) <= MOST_NOTICE_BYTES && !entries.some(endsSomething)
    return isTold ? whole : JSON.stringify(notice)
  }

  return { node, load: () => loadState(database), store, readLog, readNews }
}

/** Whether it also ends, removes or attaches something: then it is stored by itself. */
export const standsAlone = ({ entry, attachment }: Deed): boolean =>
  attachment !== undefined || (entry !== undefined && endsSomething(entry))

const endsSomething = ({ changes }: LogEntry): boolean =>
  changes.some(
    ({ change }) =>
      (change.op !== 'put' && change.op !== 'append') ||
      (change.op === 'put' && change.collection === 'Users' && !change.data.status),
  )

const plain = (entries: readonly LogEntry[]): Change[] =>
  entries.flatMap(({ changes }) => changes.map(({ change }) => change))

const refusalRow = ({ asker, command, answer, isKept, entry }: Deed) =>
  isKept && !entry ? [{ asker, command_id: command.id, answer }] : []

/** What bears its id is not done again. */
const logRow = ({ entry, command, isKept }: Deed) =>
  entry ? [{ ...entry, command_id: isKept ? command.id : null, command }] : []

interface Row {
  readonly prior: readonly { asker: string; id: string; answer: Answer }[] | null
  readonly version: number | null
}

/** Every statement that stores tells what was answered before, or the version where something could be written. */
async function write(
  to: Pick<pg.Pool, 'query'> | pg.PoolClient,
  deeds: readonly Deed[],
  statement: pg.QueryConfig,
): Promise<Outcome> {
  const { rows } = await to.query<Row>(statement)
  const [row] = rows
  if (row?.prior) return { is: 'answered-before', answers: byIndex(deeds, row.prior) }
  return { is: typeof row?.version === 'number' ? 'stored' : 'behind' }
}

function byIndex(deeds: readonly Deed[], prior: NonNullable<Row['prior']>): Map<number, Answer> {
  const answers = new Map<number, Answer>()
  for (const [index, { asker, command }] of deeds.entries()) {
    const found = prior.find((one) => one.asker === asker && one.id === command.id)
    if (found) answers.set(index, found.answer)
  }
  return answers
}
