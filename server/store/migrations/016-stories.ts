import { type Kysely, sql } from 'kysely'

/** Each story that somebody has played, as it was: by the mark of its content, which its kept runs name. Rooms stay with the version they were opened with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stories (
      mark text primary key, id text not null, version int not null, schema int not null, content json not null,
      kept_at bigint not null
    );
    create index on stories (id, version);
    alter table rooms add column story_version int;
  `.execute(db)
}
