import { type Kysely, sql } from 'kysely'

/** Rooms have names and codes that open them. Everybody is in one; guests, who have no e-mail, have a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rooms add column name text not null default '', add column opened_at bigint not null default 0;
    create table room_codes (code text primary key, room text not null unique);

    alter table users add column room text not null default 'open', add column name text;
    create index on users (room);
    create index on "session" (room);
  `.execute(db)
}
