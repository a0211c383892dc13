import type { Database } from '#server/store/database.ts'
import { OPEN_ROOM } from '#server/store/which-room.ts'
import type { Stored } from './check-history.ts'
import type { Timed } from './check-times.ts'

/** What ends is deleted with its log: from now on every entry is copied as it is written, in the same transaction, with the true time. */
export async function copyLog({ pool }: Database): Promise<void> {
  await pool.query(`
    create table copied_log (like log including all);
    alter table copied_log add stored_at float8 default extract(epoch from pg_catalog.clock_timestamp()) * 1000;
    create function copy_entry() returns trigger language plpgsql as
      $$ begin insert into copied_log select new.*; return null; end $$;
    create trigger copy_entry after insert on log for each row execute function copy_entry()`)
}

/** All that was ever accepted in a room after a version, oldest first. */
export async function readCopiedLog({ pool }: Database, after = 0, room = OPEN_ROOM): Promise<Stored[]> {
  const { rows } = await pool.query<Stored>(
    `select version, run, asker, kind, at, changes, command from copied_log
     where room = $1 and version > $2 order by version`,
    [room, after],
  )
  // What is stored was parsed before.
  return rows
}

/** When whatever was accepted in any room was so, in the order in which it was written. */
export async function readTimes({ pool }: Database): Promise<Timed[]> {
  const { rows } = await pool.query<Timed>(
    'select room, version, at, stored_at as "storedAt" from copied_log order by stored_at',
  )
  return rows
}
