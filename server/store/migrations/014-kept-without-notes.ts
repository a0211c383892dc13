import { type Kysely, sql } from 'kysely'

/** Notes are for who wrote them: of a kept run they are no part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update kept_log set command = '{}', changes = '[]' where kind = 'save-note'`.execute(db)
}
