import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Answer } from '#case/live-messages.ts'
import type { LogEntry } from '#case/records/log.ts'
import type { CaseState, Change } from '#case/records/state.ts'
import { isRunning } from '#case/rules/runs.ts'
import type { CaseContent } from '#case/story/content.ts'
import { type Database, inTransaction } from './database.ts'
import { type DecidedCommand, type Outcome, refused, standsAlone } from './decided-command.ts'
import { keepRun } from './kept-runs.ts'
import { loadState } from './load-state.ts'
import { forgetPersonSql } from './nameless.ts'
import { noticeOf } from './notices.ts'
import { readPeople, seenIn } from './read-people.ts'
import {
  forgetRunSql,
  type StoredPart,
  storeAloneSql,
  storedParts,
  storeRefusedSql,
  storeStatement,
} from './store-sql.ts'
import { readLog, readNews } from './stored-log.ts'
import { keepStory } from './stored-stories.ts'
import { OPEN_ROOM } from './which-room.ts'
import { type WrittenRows, writtenRows } from './written-rows.ts'

interface Teller {
  readonly node: string
  /** No other node holds the room: nobody need be notified. */
  readonly isAlone: () => boolean
}
const stranger = (): Teller => ({ node: randomUUID(), isAlone: () => false })

export type CaseStore = ReturnType<typeof createCaseStore>

interface InRoom extends Teller {
  readonly room?: string
  /** What is played there, which stays for who looks back. */
  readonly content?: CaseContent
}

/** Stores what happens in one room. */
export function createCaseStore(database: Database, { room = OPEN_ROOM, content, node, isAlone }: InRoom = stranger()) {
  const stored: StoredRoom = {
    ...{ pool: database.pool, now: database.clock.now, content: content ?? null },
    ...{ room, node, isAlone },
  }
  return {
    node,
    room,
    now: database.clock.now,
    load: () => loadState(database, room),
    store: (state: CaseState, allDecided: readonly DecidedCommand[]) => store(stored, state, allDecided),
    readLog: (after: number) => readLog(database, room, after),
    readNews: (after: number) => readNews(database, room, after),
    readPeople: (uids: readonly string[]) => readPeople(database, uids).then((people) => seenIn(room, people)),
  }
}

/** Where it is stored, and who stores it. */
interface StoredRoom extends Teller {
  readonly pool: pg.Pool
  readonly room: string
  readonly content: CaseContent | null
  readonly now: () => number
}

/** Stores commands decided one after the other from a state, with everything they change, or nothing at all. */
async function store(stored: StoredRoom, state: CaseState, allDecided: readonly DecidedCommand[]): Promise<Outcome> {
  const { pool, room, content, isAlone } = stored
  const entries = allDecided.flatMap(({ entry }) => entry ?? [])
  if (content && beginsRun(entries)) await keepStory(pool, content, stored.now())
  const sent = [
    room,
    state.version,
    allDecided.map(({ asker }) => asker),
    allDecided.map(({ command }) => command.id),
    allDecided.map(({ session }) => session ?? null),
    new Date(stored.now()),
  ]
  const refusals = allDecided.flatMap(refusalRow)
  if (entries.length === 0) {
    const values = [...sent, JSON.stringify(refusals)]
    return write(pool, allDecided, { name: 'store-refused', text: storeRefusedSql, values })
  }
  const common = [...sent, JSON.stringify(allDecided.flatMap(logRow))]
  const [first] = allDecided
  if (first && standsAlone(first)) return storeAlone(stored, state, first, common)

  const { upserts, items } = writtenRows(state, changesOf(entries))
  const rows: { [part in StoredPart]: readonly unknown[] } = { refusals, records: upserts, items }
  const parts = storedParts.filter((part) => rows[part].length > 0)
  const hasNotice = !isAlone()
  const values = [...common, entries.length, ...parts.map((part) => JSON.stringify(rows[part]))]
  if (hasNotice) values.push(noticeOf(stored, entries))
  return write(pool, allDecided, { ...storeStatement(parts, { hasNotice }), values })
}

async function storeAlone(
  stored: StoredRoom,
  state: CaseState,
  decided: DecidedCommand,
  common: readonly unknown[],
): Promise<Outcome> {
  const { entry, attachment, signsOut, removes } = decided
  if (!entry) throw new Error('refused, it stands with others')
  const rows = writtenRows(state, changesOf([entry]))
  const values = [
    ...common,
    noticeOf(stored, [entry]),
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
    ? writeAndForget(stored, state, decided, statement, rows)
    : write(stored.pool, [decided], statement)
}

/** What a command ends is deleted in the command's own transaction, its own entry in the log included. */
async function writeAndForget(
  { pool, room, content }: StoredRoom,
  state: CaseState,
  decided: DecidedCommand,
  statement: pg.QueryConfig,
  { isEnd }: WrittenRows,
): Promise<Outcome> {
  return inTransaction(pool, async (client) => {
    if (isEnd && isRunning(state)) await keepRun(client, room, state, decided, content)
    const outcome = await write(client, [decided], statement)
    if (outcome.is === 'stored') {
      if (isEnd) await client.query(forgetRunSql, [room])
      if (decided.removes !== undefined) await client.query(forgetPersonSql, [room, decided.removes])
    } else await client.query('rollback')
    return outcome
  })
}

const changesOf = (entries: readonly LogEntry[]): Change[] =>
  entries.flatMap(({ changes }) => changes.map(({ change }) => change))

const beginsRun = (entries: readonly LogEntry[]): boolean =>
  changesOf(entries).some((change) => change.op === 'put' && change.collection === 'Story')

/** Also of what was kept as wrong. */
const refusalRow = ({ asker, command, answer, isRemembered }: DecidedCommand) =>
  isRemembered && !answer.ok ? [{ asker, command_id: command.id, answer }] : []

/** What bears its id is not done again. */
const logRow = ({ entry, command, people, isRemembered }: DecidedCommand) =>
  entry
    ? [{ ...entry, command_id: isRemembered ? command.id : null, command: people ? { ...command, people } : command }]
    : []

interface Row {
  readonly prior: readonly { asker: string; id: string; answer: Answer }[] | null
  readonly gone: readonly string[] | null
  readonly version: number | null
}

/** Every statement that stores tells why it could not: what was answered before, which sessions have ended. */
async function write(
  to: Pick<pg.Pool, 'query'> | pg.PoolClient,
  allDecided: readonly DecidedCommand[],
  statement: pg.QueryConfig,
): Promise<Outcome> {
  const { rows } = await to.query<Row>(statement)
  const [row] = rows
  if (row?.prior || row?.gone) return { is: 'answered', answers: byIndex(allDecided, row) }
  return { is: typeof row?.version === 'number' ? 'stored' : 'behind' }
}

function byIndex(allDecided: readonly DecidedCommand[], { prior, gone }: Row): Map<number, Answer> {
  const answers = new Map<number, Answer>()
  for (const [index, { asker, command, session }] of allDecided.entries()) {
    const found = prior?.find((one) => one.asker === asker && one.id === command.id)
    if (session && gone?.includes(session)) answers.set(index, refused({ code: 'signed-out' }))
    else if (found) answers.set(index, found.answer)
  }
  return answers
}
