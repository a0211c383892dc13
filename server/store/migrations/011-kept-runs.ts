import { type Kysely, sql } from 'kysely'

/** Runs that are kept, apart from those under way: what is looked at seldom costs a command nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_runs (
      room text not null, run bigint not null, room_name text not null, story jsonb not null, rules text not null,
      started_at bigint, ended_at bigint not null, kept_until bigint not null, link text, team jsonb not null,
      summary jsonb, report json, primary key (room, run)
    );
    create index on kept_runs (kept_until);
    create table kept_log (
      room text not null, run bigint not null, version bigint not null, schema int not null, asker text not null,
      kind text not null, command json not null, at bigint not null, changes json not null,
      primary key (room, run, version)
    );
    create table kept_recordings (
      room text not null, run bigint not null, path text not null, mime_type text not null, bytes bytea not null,
      primary key (room, run, path)
    );
  `.execute(db)
}
