import pg from 'pg'
import type { Command } from '#case/commands/commands.ts'
import type { LoggedChange } from '#case/history.ts'
import type { Answer } from '#case/live-messages.ts'
import type { LogEntry } from '#case/log-entry.ts'
import type { CaseState, Change } from '#case/state.ts'
import type { Database } from './database.ts'
import { loadState } from './load-state.ts'
import { writtenRows } from './written-rows.ts'

/** A command that was decided, and by whom it was given. */
interface Deed {
  readonly asker: string
  readonly command: Command
}

/** A file that a command names. It is stored with the command or not at all. */
export interface Attachment {
  readonly path: string
  readonly mimeType: string
  readonly bytes: Buffer
}

/** `behind`: another node was faster, decide again. `answered-before`: this very command came a second time. */
export type Outcome =
  | { is: 'stored'; answer: Answer; entry?: LogEntry }
  | { is: 'behind' }
  | { is: 'answered-before'; answer: Answer }

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
    ]
    const isStored = await write(deed, { name: 'store-accepted', text: storeAcceptedSql, values })
    return isStored === true ? { is: 'stored', answer, entry } : isStored
  }

  /** Remembers a refusal, so that the same command gets the same answer whatever happens in between. */
  async function storeRefused(state: CaseState, deed: Deed & { answer: Answer }): Promise<Outcome> {
    const values = [state.version, deed.asker, deed.command.id, JSON.stringify(deed.answer)]
    const isStored = await write(deed, { name: 'store-refused', text: storeRefusedSql, values })
    return isStored === true ? { is: 'stored', answer: deed.answer } : isStored
  }

  async function write(
    { asker, command }: Deed,
    statement: pg.QueryConfig,
  ): Promise<true | Exclude<Outcome, { is: 'stored' }>> {
    try {
      const { rowCount } = await pool.query(statement)
      return rowCount === 1 ? true : { is: 'behind' }
    } catch (error) {
      if (!isAnsweredBefore(error)) throw error
      const prior = await query
        .selectFrom('answers')
        .select('answer')
        .where('asker', '=', asker)
        .where('command_id', '=', command.id)
        .executeTakeFirstOrThrow()
      return { is: 'answered-before', answer: prior.answer }
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

  async function readVersion(): Promise<number> {
    const { version } = await query.selectFrom('cases').select('version').where('id', '=', 1).executeTakeFirstOrThrow()
    return version
  }

  return { load: () => loadState(database), storeAccepted, storeRefused, readLog, readVersion }
}

const runAfter = (state: CaseState, changes: readonly Change[]): number =>
  changes.reduce((run, change) => (change.op === 'begin-run' ? change.run : run), state.run)

const isAnsweredBefore = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === 'answers_pkey'

/** Updating the case's row locks it; where its version has moved on, nothing below finds a `moved` and nothing is written. */
const storeAcceptedSql = `
  with moved as (
    update cases set version = version + 1, run = $2 where id = 1 and version = $1 returning version
  ), answered as (
    insert into answers (asker, command_id, answer) select $3, $4, $9::jsonb from moved
  ), logged as (
    insert into log (case_id, version, run, asker, command_id, kind, command, at, changes)
    select 1, version, $2, $3, $4, $5, $6::jsonb, $7, $8::jsonb from moved
  ), upserted as (
    insert into records (collection, id, data)
    select new.* from moved, jsonb_to_recordset($10::jsonb) as new (collection text, id text, data jsonb)
    on conflict (collection, id) do update set data = excluded.data
  ), removed as (
    delete from records using moved, jsonb_to_recordset($11::jsonb) as old (collection text, id text)
    where records.collection = old.collection and records.id = old.id
  ), emptied as (
    delete from list_items using moved where $13
  ), appended as (
    insert into list_items (collection, id, list, position, data)
    select new.* from moved,
      jsonb_to_recordset($12::jsonb) as new (collection text, id text, list text, position int, data jsonb)
  ), signed_out as (
    delete from "session" using moved where "userId" = any($14::text[])
  ), removed_users as (
    delete from "user" using moved where "user".id = any($15::text[])
  ), attached as (
    insert into recordings (path, run, mime_type, bytes)
    select $16, $2, $17, $18::bytea from moved where $16::text is not null
  ), detached as (
    delete from recordings using moved where $13
  )
  select pg_notify('case_log', version::text) from moved`

/** A refusal holds for the version it was decided on, and for no other. */
const storeRefusedSql = `
  insert into answers (asker, command_id, answer)
  select $2, $3, $4::jsonb from cases where id = 1 and version = $1`
