import { type Kysely, sql } from 'kysely'

/** From where a guest came in, as marks; and the device that asks to be let back in as them, since when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column device text, add column network text, add column back_device text,
      add column back_asked_at bigint;
  `.execute(db)
}
