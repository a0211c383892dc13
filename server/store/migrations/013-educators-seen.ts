import { type Kysely, sql } from 'kysely'

/** When an educator last had a page of the room open: a pause that nobody ends is over by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table room_educators add column seen_at bigint`.execute(db)
}
