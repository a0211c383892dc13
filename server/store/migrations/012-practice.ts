import { type Kysely, sql } from 'kysely'

/** A room in which one person practises alone belongs to them, and has no code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rooms add column practice_of text;
    create index on rooms (practice_of) where practice_of is not null;
  `.execute(db)
}
