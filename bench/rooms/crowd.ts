import type { Database } from '#server/store/database.ts'

const ACCOUNTS = 10_000
const ENTRIES = 10_000
const ENTRIES_OF_A_ROOM = 200

/** Puts many accounts, and many entries of rooms that nobody is in, beside what there is. */
export async function crowd({ pool }: Database): Promise<void> {
  const numbers = `generate_series(1, ${ACCOUNTS}) as n`
  await pool.query(`
    insert into "user" (id, name, email, "emailVerified")
      select 'crowd-' || n, 'crowd-' || n, 'crowd-' || n || '@ward.test', true from ${numbers};
    insert into users (uid, email, status, time)
      select 'crowd-' || n, 'crowd-' || n || '@ward.test', false, 0 from ${numbers}`)
  // As they are in the rooms of this house.
  await pool.query(`
    insert into log (room, schema, version, run, asker, command_id, kind, command, at, changes)
    select 'crowd-' || n / ${ENTRIES_OF_A_ROOM}, schema, n, run, asker, 'crowd-' || n, kind, command, at, changes
    from (
      select log.*, row_number() over () as n from log, generate_series(1, 100) limit ${ENTRIES}
    ) as copied`)
}
