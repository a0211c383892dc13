import { type Kysely, sql } from 'kysely'

/**
 * A room for every team: each has a row to lock, and every table of a room begins its key with it. There is always the open
 * room, which a case under way goes on in. Rooms have numbers, and those of their runs begin with them: no two runs of the
 * house have the same. What is stored carries the version of its schema.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence room_numbers;
    create table rooms (
      id text primary key, number bigint not null default nextval('room_numbers'), run bigint not null,
      version bigint not null
    );
    insert into rooms select 'open', 0, run, version from cases;
    alter table "session" add column room text not null default 'open';
    alter table log alter column run type bigint;
    alter table recordings alter column run type bigint;

    alter table records add column room text not null default 'open', add column schema int not null default 1, drop constraint records_pkey,
      add primary key (room, collection, id);
    alter table list_items add column room text not null default 'open', add column schema int not null default 1, drop constraint list_items_pkey,
      add primary key (room, collection, id, list, position);
    alter table log add column room text not null default 'open', add column schema int not null default 1, drop column case_id, add primary key (room, version);
    drop index log_asker_command_id_idx;
    create unique index log_sent on log (room, asker, command_id);
    alter table answers add column room text not null default 'open', drop constraint answers_pkey,
      add primary key (room, asker, command_id);
    alter table recordings add column room text not null default 'open', drop constraint recordings_pkey,
      add primary key (room, path);

    alter table records alter column room drop default, alter column schema drop default;
    alter table list_items alter column room drop default, alter column schema drop default;
    alter table log alter column room drop default, alter column schema drop default;
    alter table answers alter column room drop default;
    alter table recordings alter column room drop default;
    drop table cases;
  `.execute(db)
}
