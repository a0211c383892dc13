import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { CASE_ID } from '#case/records/collections.ts'
import type { CaseState } from '#case/records/state.ts'
import { RULES } from '#case/rules/rules-number.ts'
import { soundsToKeep } from '#case/rules/sound-consent.ts'
import type { CaseContent } from '#case/story/content.ts'
import type { Database } from './database.ts'
import { keepRunSql } from './store-sql.ts'
import { keepStory, playedAs } from './stored-stories.ts'

/** Keeps a run that is about to end, if its room is set to keep it, and the story that it was played with. */
export async function keepRun(
  client: pg.PoolClient,
  room: string,
  state: CaseState,
  { entry }: { readonly entry?: { readonly at: number } },
  content: CaseContent | null,
): Promise<void> {
  const { version, records } = state
  const seats = Object.values(records.LiveCaseTeam)
  const { startedAt = null, ...story } = records.Story[CASE_ID] ?? {}
  const own = content && isOf(content, story) ? content : null
  if (own) await keepStory(client, own, entry?.at ?? 0)
  await client.query(keepRunSql, [
    room,
    version,
    seats.map(({ userId }) => userId),
    seats.map(({ roleId }) => roleId),
    JSON.stringify(own ? playedAs(own) : story),
    String(RULES),
    startedAt,
    entry?.at ?? 0,
    randomBytes(16).toString('base64url'),
    soundsToKeep(state),
  ])
}

/** Whose words they were is only said where it is so. */
const isOf = ({ story }: CaseContent, run: { readonly id?: string; readonly version?: number }): boolean =>
  story.id === run.id && story.version === run.version

/** Deletes kept runs whose time is over: what cannot be had back goes when the house and its database both say so. */
export const forgetExpired = ({ pool, clock }: Pick<Database, 'pool' | 'clock'>): Promise<void> =>
  forgetKeptRuns(pool, 'kept_until <= least($1, extract(epoch from now()) * 1000)', [clock.now()])

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
