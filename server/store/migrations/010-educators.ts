import { type Kysely, sql } from 'kysely'

/** Accounts that may open rooms, the rooms that are theirs, and what a room is set to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column is_educator boolean not null default false;
    create table room_educators (
      room text not null, uid text not null, is_owner boolean not null default false, primary key (room, uid)
    );
    create index on room_educators (uid);
    alter table rooms add column settings jsonb not null default '{}', add column run_keep_days int not null default 0,
      add column run_has_link boolean not null default false;
  `.execute(db)
}
