import { type Kysely, sql } from 'kysely'

/** The case: its records, the lists that grow, the log, and the answer given to every command. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cases (id int primary key, run int not null, version bigint not null);
    insert into cases values (1, 0, 0);

    create table records (
      collection text not null, id text not null, data jsonb not null,
      primary key (collection, id)
    );

    create table list_items (
      collection text not null, id text not null, list text not null, position int not null, data jsonb not null,
      primary key (collection, id, list, position)
    );

    create table log (
      case_id int not null references cases, version bigint not null,
      run int not null, asker text not null, command_id text not null, kind text not null,
      command jsonb not null, at bigint not null, changes jsonb not null,
      primary key (case_id, version)
    );

    create table answers (
      asker text not null, command_id text not null, answer jsonb not null, at timestamptz not null default now(),
      primary key (asker, command_id)
    );

    create table connections (
      node text not null, uid text not null, seen_at timestamptz not null default now(),
      primary key (node, uid)
    );
  `.execute(db)
}
