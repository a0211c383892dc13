import { type Kysely, sql } from 'kysely'

/**
 * People are beside the case: accounts and who has a page open have tables of their own, and the case's log tells nothing of
 * them. A case under way goes on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (uid text primary key, email text not null, status boolean not null, time bigint not null);
    insert into users
      select id, data->>'email', (data->>'status')::boolean, (data->>'time')::bigint
      from records where collection = 'Users';

    create table presence (
      uid text primary key references users on delete cascade, is_present boolean not null, since bigint not null
    );
    insert into presence
      select id, (data->>'present')::boolean, (data->>'since')::bigint
      from records where collection = 'Presence' and id in (select uid from users);

    delete from records where collection in ('Users', 'Presence');
    update log set changes = (
      select coalesce(json_agg(one order by place), '[]')
      from json_array_elements(changes) with ordinality as each (one, place)
      where coalesce(one->'change'->>'collection', '') not in ('Users', 'Presence')
    );
    update log set command = json_build_object('kind', kind) where kind in ('add-user', 'sign-in');
  `.execute(db)
}
