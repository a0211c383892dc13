import { type Kysely, sql } from 'kysely'

/** The sound of the recordings. Stored as it is, uncompressed, so that a piece of it can be read without the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recordings (
      path text primary key, run int not null, mime_type text not null, bytes bytea not null
    );
    alter table recordings alter column bytes set storage external;
  `.execute(db)
}
