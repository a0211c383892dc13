import type { Database } from '#server/store/database.ts'
import { OPEN_ROOM } from '#server/store/which-room.ts'
import type { Stored } from './check-history.ts'

/** What ends is deleted with its log: from now on every entry is copied as it is written, in the same transaction. */
export async function copyLog({ pool }: Database): Promise<void> {
  await pool.query(`
    create table copied_log (like log including all);
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
