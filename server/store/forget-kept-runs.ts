import type pg from 'pg'

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
