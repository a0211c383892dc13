// The hot statements, as the driver sends them: prepared once for each connection.

/**
 * Stores an accepted command with everything it changes, or nothing at all. Updating the case's row locks it: where its
 * version has moved on, or the command was answered before, nothing below finds a `moved` and nothing is written.
 */
export const storeAcceptedSql = `
  with prior as (
    select answer from answers where asker = $3 and command_id = $4
  ), moved as (
    update cases set version = version + 1, run = $2
    where id = 1 and version = $1 and not exists (select from prior)
    returning version
  ), answered as (
    insert into answers (asker, command_id, answer) select $3, $4, $9::jsonb from moved where $19
  ), forgotten as (
    delete from log using moved where $13
  ), logged as (
    insert into log (case_id, version, run, asker, command_id, kind, command, at, changes)
    select 1, version, $2, $3, $4, $5, $6::jsonb, $7, $8::jsonb from moved
  ), upserted as (
    insert into records (collection, id, data)
    select new.* from moved, jsonb_to_recordset($10::jsonb) as new (collection text, id text, data jsonb)
    on conflict (collection, id) do update set data = excluded.data
  ), removed as (
    delete from records using moved, jsonb_to_recordset($11::jsonb) as old (collection text, id text)
    where records.collection = old.collection and records.id = old.id
  ), emptied as (
    delete from list_items using moved where $13
  ), appended as (
    insert into list_items (collection, id, list, position, data)
    select new.* from moved,
      jsonb_to_recordset($12::jsonb) as new (collection text, id text, list text, position int, data jsonb)
  ), signed_out as (
    delete from "session" using moved where "userId" = any($14::text[])
  ), removed_users as (
    delete from "user" using moved where "user".id = any($15::text[])
  ), attached as (
    insert into recordings (path, run, mime_type, bytes)
    select $16, $2, $17, $18::bytea from moved where $16::text is not null
  ), detached as (
    delete from recordings using moved where $13
  )
  select (select answer from prior) as prior, (select version from moved) as version,
    (select pg_notify('case_log', version::text) from moved)`

/**
 * A refusal holds for the version it was decided on, and for no other. The case's row is held meanwhile, so that no answer
 * can outlive the run it was given in.
 */
export const storeRefusedSql = `
  with prior as (
    select answer from answers where asker = $2 and command_id = $3
  ), here as (
    select version from cases where id = 1 and version = $1 for share
  ), kept as (
    insert into answers (asker, command_id, answer)
    select $2, $3, $4::jsonb from here where $5 and not exists (select from prior)
    on conflict do nothing
    returning asker
  )
  select (select answer from prior) as prior, (select version from here where not $5 or exists (select from kept)) as version`

/** After a run has ended, in its last transaction: nothing is left of it. */
export const forgetRunSql = `
  with forgotten as (delete from log where case_id = 1)
  delete from answers`

/** After accounts were removed, in the same transaction: what the log says of them names them. */
export const forgetPeopleSql = `
  with forgotten as (
    delete from log using unnest($1::text[]) as gone (uid)
    where changes @> jsonb_build_array(jsonb_build_object('change', jsonb_build_object('collection', 'Users', 'id', uid)))
  )
  delete from answers where asker = any($1::text[])`

/** One statement sees one moment: what is missing between the entries and the version is not on its way, it is gone. */
export const readNewsSql = `
  select run, version, coalesce((
    select json_agg(entry order by entry.version)
    from (
      select version, run, asker, kind, at, changes from log
      where case_id = 1 and version > $1 order by version limit $2
    ) as entry
  ), '[]') as entries
  from cases where id = 1`
