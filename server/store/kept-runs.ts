import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { CASE_ID } from '#case/records/collections.ts'
import type { CaseState } from '#case/records/state.ts'
import { soundsToKeep } from '#case/rules/sound-consent.ts'
import { projectRoot } from '../settings/project-root.ts'
import { keepRunSql } from './store-sql.ts'

/** Keeps a run that is about to end, if its room is set to keep it. */
export async function keepRun(
  client: pg.PoolClient,
  room: string,
  state: CaseState,
  { entry }: { readonly entry?: { readonly at: number } },
): Promise<void> {
  const { version, records } = state
  const seats = Object.values(records.LiveCaseTeam)
  const { startedAt = null, ...story } = records.Story[CASE_ID] ?? {}
  await client.query(keepRunSql, [
    room,
    version,
    seats.map(({ userId }) => userId),
    seats.map(({ roleId }) => roleId),
    JSON.stringify(story),
    rulesMark(),
    startedAt,
    entry?.at ?? 0,
    randomBytes(16).toString('base64url'),
    soundsToKeep(state),
  ])
}

/** Deletes kept runs whose time is over. */
export const forgetExpired = (pool: pg.Pool): Promise<void> => forgetKeptRuns(pool, 'kept_until <= $1', [Date.now()])

/** Deletes kept runs with all that belongs to them. Of a room that has ended nothing is left after its last one. */
export async function forgetKeptRuns(pool: pg.Pool, which: string, values: readonly unknown[]): Promise<void> {
  await pool.query(
    `with gone as (delete from kept_runs where ${which} returning room, run),
       logs as (delete from kept_log using gone where kept_log.room = gone.room and kept_log.run = gone.run),
       sounds as (
         delete from kept_recordings using gone
         where kept_recordings.room = gone.room and kept_recordings.run = gone.run
       )
     delete from room_educators using gone where room_educators.room = gone.room
       and not exists (select from rooms where rooms.id = gone.room)
       and not exists (
         select from kept_runs where kept_runs.room = gone.room
           and not exists (select from gone as same where same.room = kept_runs.room and same.run = kept_runs.run)
       )`,
    [...values],
  )
}

let mark: string | null = null

/** Tells one version of story and rules from another: what is played again from a log needs the same. Worked out once. */
function rulesMark(): string {
  mark ??= markOf(['case', 'content'])
  return mark
}

function markOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()) {
      hash.update(file).update(readFileSync(join(projectRoot, folder, file)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
