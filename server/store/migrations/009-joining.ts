import { type Kysely, sql } from 'kysely'

/** Rooms have names and codes that open them, and people may come to one without an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rooms add column name text not null default '', add column opened_at bigint not null default 0;
    create table room_codes (code text primary key, room text not null unique);

    alter table users add column name text, add column guest_of text;
    create index on users (guest_of) where guest_of is not null;
    create index on "session" (room);
  `.execute(db)
}
