import { type Kysely, sql } from 'kysely'

/**
 * A run's number is given when the one before has ended, and what has ended is gone: its log, its answers, and what the log
 * says of accounts that were removed. A case under way goes on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update cases set run = run + 1 where not exists (select from records where collection = 'Cases');

    delete from log using cases where log.run < cases.run;
    delete from answers using cases where answer->>'ok' = 'false' or (answer->>'run')::int < cases.run;

    delete from log where exists (
      select from jsonb_array_elements(changes) as one
      where one->'change'->>'collection' = 'Users' and one->'change'->>'id' not in (select id from "user")
    );
  `.execute(db)
}
