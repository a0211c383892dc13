import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Command } from '#case/commands/commands.ts'
import type { Answer } from '#case/live-messages.ts'
import type { LogEntry } from '#case/log-entry.ts'
import type { People } from '#case/people.ts'
import { isRunning } from '#case/rules/runs.ts'
import type { CaseState, Change } from '#case/state.ts'
import type { Database } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import { keepRun } from './keep-run.ts'
import { loadState } from './load-state.ts'
import { NoRoom } from './no-room.ts'
import { readPeople, seenIn } from './read-people.ts'
import { refused } from './refused.ts'
import {
  forgetPersonSql,
  forgetRunSql,
  readNewsSql,
  type StoredPart,
  storeAloneSql,
  storedParts,
  storeRefusedSql,
  storeStatement,
} from './store-sql.ts'
import { entryColumns, readEntry, type StoredEntry } from './stored-entry.ts'
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
  /** The session it came from: where that has ended by now, nothing is stored. */
  readonly session?: string | undefined
  /** Whose sessions end with it, once it is accepted. */
  readonly signsOut?: string | undefined
  /** Whose account is gone with it, once it is accepted. */
  readonly removes?: string | undefined
  /** Who was there, as the rules were told. */
  readonly people?: People | undefined
}

/** A file that a command names. It is stored with the command or not at all. */
export interface Attachment {
  readonly path: string
  readonly mimeType: string
  readonly bytes: Buffer
}

/**
 * `behind`: another node was faster, decide again. `answered`: some of them, by index, came a second time, or from a session
 * that has ended. In both cases nothing was written.
 */
export type Outcome = { is: 'stored' } | { is: 'behind' } | { is: 'answered'; answers: Map<number, Answer> }

/** What nodes tell each other when they have stored something: how far the room has come, and the entries where they fit. */
export interface Notice {
  /** The node. */
  readonly by: string
  readonly room: string
  readonly version: number
  readonly entries?: readonly LogEntry[]
}

/** What they say to each other every second: which rooms they hold. */
export interface Greeting {
  readonly by: string
  readonly rooms: readonly string[] | 'all'
}

export function greetingOf(by: string, rooms: readonly string[]): Greeting {
  const greeting = { by, rooms }
  return Buffer.byteLength(JSON.stringify(greeting)) <= MOST_NOTICE_BYTES ? greeting : { by, rooms: 'all' }
}

/** Where a case stands, and the entries after a version, oldest first: all of them, unless they are many or gone. */
export interface News {
  readonly run: number
  readonly version: number
  readonly entries: readonly LogEntry[]
}

type StoredNews = Omit<News, 'entries'> & { readonly entries: readonly StoredEntry[] }

/** Who has missed more than this does better to load the whole. */
const MOST_NEWS = 500
/** PostgreSQL carries no more than 8000 in one notification. */
const MOST_NOTICE_BYTES = 7900

export type CaseStore = ReturnType<typeof createCaseStore>

interface Teller {
  readonly node: string
  /** No other node holds the room: nobody need be notified. */
  readonly isAlone: () => boolean
}
const stranger = (): Teller => ({ node: randomUUID(), isAlone: () => false })

/** Where one is who came without a code. */
export const OPEN_ROOM = 'open'

/** Stores what happens in one room. */
export function createCaseStore(
  database: Database,
  { room = OPEN_ROOM, node, isAlone }: Teller & { readonly room?: string } = stranger(),
) {
  const { pool, query } = database

  /** Stores commands decided one after the other from a state, with everything they change, or nothing at all. */
  async function store(state: CaseState, deeds: readonly Deed[]): Promise<Outcome> {
    const entries = deeds.flatMap(({ entry }) => entry ?? [])
    const sent = [
      room,
      state.version,
      deeds.map(({ asker }) => asker),
      deeds.map(({ command }) => command.id),
      deeds.map(({ session }) => session ?? null),
    ]
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
    const { entry, attachment, signsOut, removes } = deed
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
      signsOut,
      removes,
      entry.at,
      attachment?.path,
      attachment?.mimeType,
      attachment?.bytes,
    ]
    const statement = { name: 'store-alone', text: storeAloneSql, values }
    return rows.isEnd || removes !== undefined
      ? writeAndForget(state, deed, statement, rows)
      : write(pool, [deed], statement)
  }

  /** What a command ends is deleted in the command's own transaction, its own entry in the log included. */
  async function writeAndForget(
    state: CaseState,
    deed: Deed,
    statement: pg.QueryConfig,
    { isEnd }: WrittenRows,
  ): Promise<Outcome> {
    return inTransaction(pool, async (client) => {
      if (isEnd && isRunning(state)) await keepRun(client, room, state, deed)
      const outcome = await write(client, [deed], statement)
      if (outcome.is === 'stored') {
        if (isEnd) await client.query(forgetRunSql, [room])
        if (deed.removes !== undefined) await client.query(forgetPersonSql, [room, deed.removes])
      } else await client.query('rollback')
      return outcome
    })
  }

  /** What was accepted after a version, oldest first. */
  async function readLog(after: number): Promise<LogEntry[]> {
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
  async function readNews(after: number): Promise<News> {
    const { rows } = await pool.query<StoredNews>({
      name: 'read-news',
      text: readNewsSql,
      values: [room, after, MOST_NEWS],
    })
    const [news] = rows
    if (!news) throw new NoRoom(`there is no room ${room}`)
    return { ...news, entries: news.entries.map(readEntry) }
  }

  /** Says what this store has written, so that nodes know their own. */
  const noticeOf = (entries: readonly LogEntry[]): string => {
    const notice: Notice = { by: node, room, version: entries.at(-1)?.version ?? 0 }
    const whole = JSON.stringify({ ...notice, entries })
    const isTold = Buffer.byteLength(whole) <= MOST_NOTICE_BYTES && !entries.some(endsSomething)
    return isTold ? whole : JSON.stringify(notice)
  }

  return {
    node,
    room,
    load: () => loadState(database, room),
    store,
    readLog,
    readNews,
    readPeople: (uids: readonly string[]) => readPeople(database, uids).then((people) => seenIn(room, people)),
  }
}

/** Whether it also ends, removes or attaches something, or signs somebody out: then it is stored by itself. */
export const standsAlone = ({ entry, attachment, signsOut, removes }: Deed): boolean =>
  (attachment ?? signsOut ?? removes) !== undefined || (entry !== undefined && endsSomething(entry))

const endsSomething = ({ changes }: LogEntry): boolean =>
  changes.some(({ change }) => change.op !== 'put' && change.op !== 'append')

const plain = (entries: readonly LogEntry[]): Change[] =>
  entries.flatMap(({ changes }) => changes.map(({ change }) => change))

const refusalRow = ({ asker, command, answer, isKept, entry }: Deed) =>
  isKept && !entry ? [{ asker, command_id: command.id, answer }] : []

/** What bears its id is not done again. */
const logRow = ({ entry, command, people, isKept }: Deed) =>
  entry
    ? [{ ...entry, command_id: isKept ? command.id : null, command: people ? { ...command, people } : command }]
    : []

interface Row {
  readonly prior: readonly { asker: string; id: string; answer: Answer }[] | null
  readonly gone: readonly string[] | null
  readonly version: number | null
}

/** Every statement that stores tells why it could not: what was answered before, which sessions have ended. */
async function write(
  to: Pick<pg.Pool, 'query'> | pg.PoolClient,
  deeds: readonly Deed[],
  statement: pg.QueryConfig,
): Promise<Outcome> {
  const { rows } = await to.query<Row>(statement)
  const [row] = rows
  if (row?.prior || row?.gone) return { is: 'answered', answers: byIndex(deeds, row) }
  return { is: typeof row?.version === 'number' ? 'stored' : 'behind' }
}

function byIndex(deeds: readonly Deed[], { prior, gone }: Row): Map<number, Answer> {
  const answers = new Map<number, Answer>()
  for (const [index, { asker, command, session }] of deeds.entries()) {
    const found = prior?.find((one) => one.asker === asker && one.id === command.id)
    if (session && gone?.includes(session)) answers.set(index, refused({ code: 'signed-out' }))
    else if (found) answers.set(index, found.answer)
  }
  return answers
}
