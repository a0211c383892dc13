import { type Kysely, sql } from 'kysely'

/**
 * What was accepted is answered from the log: it knows who asked and how far the case came with it. Only refusals have rows
 * of their own. Documents are kept as they were written: nothing asks for a part of one, and taking them apart takes time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table log alter column command_id drop not null;
    update log set command_id = null where not exists (
      select from answers where answers.asker = log.asker and answers.command_id = log.command_id
    );
    delete from answers using log where answers.asker = log.asker and answers.command_id = log.command_id;
    create unique index on log (asker, command_id);

    alter table log alter column command type json, alter column changes type json;
    alter table answers alter column answer type json;
    alter table records alter column data type json;
    alter table list_items alter column data type json;
  `.execute(db)
}
