import { type Kysely, sql } from 'kysely'

/** How many pages of a person a node has open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table connections add column pages int not null default 0`.execute(db)
}
