import { type Kysely, sql } from 'kysely'

/** Who took part in a kept run finds it without a look at all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index on kept_runs using gin (team jsonb_path_ops);
    create index on kept_log (asker, room, run) where kind = 'continue';
  `.execute(db)
}
