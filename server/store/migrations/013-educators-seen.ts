import { type Kysely, sql } from 'kysely'

/** When an educator last had a page of the room open: a pause that nobody ends is over by itself. Which page people look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table room_educators add column seen_at bigint;
    alter table connections add column looking text;
  `.execute(db)
}
