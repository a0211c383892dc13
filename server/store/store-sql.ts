// The hot statements, as the driver sends them: prepared once for each connection.

/** What was answered before to any of the commands sent. Each is looked up by itself, or the planner would read them all. */
const prior = `
  prior as (
    select * from (
      select asker, id, (select answer from answers where answers.asker = sent.asker and command_id = id) as answer
      from unnest($2::text[], $3::text[]) as sent (asker, id)
    ) as each where answer is not null
  )`
const answered = `
  answered as (
    insert into answers (asker, command_id, answer)
    select new.* from moved, json_to_recordset($4::json) as new (asker text, command_id text, answer jsonb)
  )`
const logged = `
  logged as (
    insert into log (case_id, version, run, asker, command_id, kind, command, at, changes)
    select 1, new.* from moved, json_to_recordset($5::json) as new (
      version bigint, run int, asker text, command_id text, kind text, command jsonb, at bigint, changes jsonb)
  )`
const upserted = (rows: string) => `
  upserted as (
    insert into records (collection, id, data)
    select new.* from moved, json_to_recordset(${rows}::json) as new (collection text, id text, data jsonb)
    on conflict (collection, id) do update set data = excluded.data
  )`
const appended = (rows: string) => `
  appended as (
    insert into list_items (collection, id, list, position, data)
    select new.* from moved,
      json_to_recordset(${rows}::json) as new (collection text, id text, list text, position int, data jsonb)
  )`
const outcome = `
  select (select json_agg(prior) from prior) as prior, (select version from moved) as version,
    (select pg_notify('case_log', $6) from moved)`

/**
 * Stores accepted commands with everything they change, or nothing at all. Updating the case's row locks it: where its
 * version has moved on, or one of them was answered before, nothing below finds a `moved` and nothing is written. What
 * there is nothing to write for is left out.
 */
export function storeSql({ hasUpserts, hasItems }: { hasUpserts: boolean; hasItems: boolean }): string {
  const moved = `
  moved as (
    update cases set version = version + $7 where id = 1 and version = $1 and not exists (select from prior)
    returning version
  )`
  const parts = [prior, moved, answered, logged]
  if (hasUpserts) parts.push(upserted('$8'))
  if (hasItems) parts.push(appended(hasUpserts ? '$9' : '$8'))
  return `with ${parts.join(',')}${outcome}`
}

/** The same for one command that also ends, removes or attaches something. */
export const storeAloneSql = `
  with ${prior}, moved as (
    update cases set version = version + 1, run = $7
    where id = 1 and version = $1 and not exists (select from prior)
    returning version
  ), forgotten as (
    delete from log using moved where $10
  ), ${answered}, ${logged}, ${upserted('$8')}, removed as (
    delete from records using moved, json_to_recordset($9::json) as old (collection text, id text)
    where records.collection = old.collection and records.id = old.id
  ), emptied as (
    delete from list_items using moved where $10
  ), ${appended('$11')}, signed_out as (
    delete from "session" using moved where "userId" = any($12::text[])
  ), removed_users as (
    delete from "user" using moved where "user".id = any($13::text[])
  ), attached as (
    insert into recordings (path, run, mime_type, bytes)
    select $14, $7, $15, $16::bytea from moved where $14::text is not null
  ), detached as (
    delete from recordings using moved where $10
  )
  ${outcome}`

/**
 * Refusals hold for the version they were decided on, and for no other. The case's row is held meanwhile, so that no answer
 * can outlive the run it was given in.
 */
export const storeRefusedSql = `
  with ${prior}, here as (
    select version from cases where id = 1 and version = $1 for share
  ), kept as (
    insert into answers (asker, command_id, answer)
    select new.* from here, json_to_recordset($4::json) as new (asker text, command_id text, answer jsonb)
    where not exists (select from prior)
    on conflict do nothing
    returning asker
  )
  select (select json_agg(prior) from prior) as prior,
    (select version from here where (select count(*) from kept) = json_array_length($4::json)) as version`

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
