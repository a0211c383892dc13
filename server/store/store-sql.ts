import { SCHEMA } from '#case/records/schema.ts'

// The hot statements, as the driver sends them: prepared once for each connection. Each touches one room, whose id is $1; $6 is
// the time.

/**
 * What was answered before to any of the commands sent: refusals are in a table of their own, also of what was kept as wrong,
 * and what was accepted is in the log. Each is looked up by itself, or the planner would read them all.
 */
const prior = `
  prior as (
    select * from (
      select asker, id, coalesce(
        (select answer from answers where answers.room = $1 and answers.asker = sent.asker and command_id = id),
        (select json_build_object('ok', true, 'run', run, 'version', version) from log
         where log.room = $1 and log.asker = sent.asker and command_id = id)
      ) as answer
      from unnest($3::text[], $4::text[]) as sent (asker, id)
    ) as each where answer is not null
  )`
/**
 * Which of the sessions that commands came from have ended, or gone to another room without teaching in this one: what comes
 * from them is not done.
 */
const gone = `
  gone as (
    select id from unnest($5::text[]) as sent (id)
    where id is not null and not exists (
      select from "session" where "session".id = sent.id and "expiresAt" > $6::timestamptz and ("session".room = $1 or exists (
        select from room_educators join users using (uid)
        where room_educators.room = $1 and uid = "userId" and is_educator
      ))
    )
  )`
const refusals = (rows: string) => `json_to_recordset(${rows}::json) as new (asker text, command_id text, answer json)`
const moved = (set: string) => `
  moved as (
    update rooms set ${set} where id = $1 and version = $2
      and not exists (select from prior) and not exists (select from gone)
    returning version
  )`
const logged = `
  logged as (
    insert into log (room, schema, version, run, asker, command_id, kind, command, at, changes)
    select $1, ${SCHEMA}, new.* from moved, json_to_recordset($7::json) as new (
      version bigint, run bigint, asker text, command_id text, kind text, command json, at bigint, changes json)
  )`
const upserted = (rows: string) => `
  upserted as (
    insert into records (room, schema, collection, id, data)
    select $1, ${SCHEMA}, new.* from moved, json_to_recordset(${rows}::json) as new (collection text, id text, data json)
    on conflict (room, collection, id) do update set data = excluded.data, schema = excluded.schema
  )`
const appended = (rows: string) => `
  appended as (
    insert into list_items (room, schema, collection, id, list, position, data)
    select $1, ${SCHEMA}, new.* from moved,
      json_to_recordset(${rows}::json) as new (collection text, id text, list text, position int, data json)
  )`
const outcome = `
  select (select json_agg(prior) from prior) as prior, (select json_agg(id) from gone) as gone,
    (select version from moved) as version`
const notified = (notice: string) => `(select pg_notify('case_log', ${notice}) from moved)`

/** What accepted commands may bring with them, in the order of the values. */
export const storedParts = ['refusals', 'records', 'items'] as const
export type StoredPart = (typeof storedParts)[number]
const partSql: { [part in StoredPart]: (rows: string) => string } = {
  refusals: (rows) => `
  refused as (insert into answers (room, asker, command_id, answer, at) select $1, new.*, $6 from moved, ${refusals(rows)})`,
  records: upserted,
  items: appended,
}

/**
 * Stores accepted commands with everything they change, or nothing at all. Updating the room's row locks it: where its
 * version has moved on, or one of them was answered before or comes from a session that has ended, nothing below finds a
 * `moved` and nothing is written. The rows of the parts come as the last values, and after them the notice to other nodes
 * where there is one.
 */
export function storeStatement(parts: readonly StoredPart[], { hasNotice }: { hasNotice: boolean }): Statement {
  const name = `store ${parts.join(' ')}${hasNotice ? ' and tell' : ''}`
  const known = statements.get(name)
  if (known) return known
  const written = parts.map((part, index) => partSql[part](`$${9 + index}`))
  const text = `with ${[prior, gone, moved('version = version + $8'), logged, ...written].join(',')}
  ${outcome}${hasNotice ? `, ${notified(`$${9 + parts.length}`)}` : ''}`
  const statement = { name, text }
  statements.set(name, statement)
  return statement
}

interface Statement {
  readonly name: string
  readonly text: string
}
/** The few there are, once they are needed. */
const statements = new Map<string, Statement>()

/**
 * The same for one command that also begins, ends, removes or attaches something, or signs somebody out. With the log goes what
 * was done before a case began; how that was answered is remembered, should it be sent again.
 */
export const storeAloneSql = `
  with ${prior}, ${gone}, ${moved('version = version + 1, run = $9')}, forgotten as (
    delete from log using moved where log.room = $1 and $12
    returning asker, command_id, log.run, log.version
  ), remembered as (
    insert into answers (room, asker, command_id, answer)
    select $1, asker, command_id, json_build_object('ok', true, 'run', run, 'version', version)
    from forgotten where command_id is not null
    on conflict do nothing
  ), ${logged}, ${upserted('$10')}, removed as (
    delete from records using moved, json_to_recordset($11::json) as old (collection text, id text)
    where records.room = $1 and records.collection = old.collection and records.id = old.id
  ), emptied as (
    delete from list_items using moved where list_items.room = $1 and $12
  ), ${appended('$13')}, sessions_ended as (
    delete from "session" using moved where "userId" in ($14, $15)
  ), signed_out as (
    update users set status = false, time = $16 from moved where uid = $14
  ), removed_user as (
    delete from users using moved where uid = $15
  ), removed_account as (
    delete from "user" using moved where "user".id = $15
  ), attached as (
    insert into recordings (room, path, run, mime_type, bytes)
    select $1, $17, $9, $18, $19::bytea from moved where $17::text is not null
  ), detached as (
    delete from recordings using moved where recordings.room = $1 and $12
  )
  ${outcome}, ${notified('$8')},
    (select pg_notify('people', '') from moved where coalesce($14, $15) is not null)`

/**
 * Refusals hold for the version they were decided on, and for no other. The room's row is held meanwhile, so that no answer
 * can outlive the run it was given in.
 */
export const storeRefusedSql = `
  with ${prior}, ${gone}, here as (
    select version from rooms where id = $1 and version = $2 for share
  ), kept as (
    insert into answers (room, asker, command_id, answer, at)
    select $1, new.*, $6 from here, ${refusals('$7')}
    where not exists (select from prior) and not exists (select from gone)
    on conflict do nothing
    returning asker
  )
  select (select json_agg(prior) from prior) as prior, (select json_agg(id) from gone) as gone,
    (select version from here where (select count(*) from kept) = json_array_length($7::json)) as version`

/** After a run has ended, in its last transaction: nothing is left of it. */
export const forgetRunSql = `
  with forgotten as (delete from log where room = $1), unanswered as (delete from answers where room = $1)
  update rooms set run_keep_days = coalesce((settings->>'keepDays')::int, 0),
    run_has_link = coalesce((settings->>'hasReportLink')::boolean, false)
  where id = $1`

/**
 * Before a run ends, in its last transaction: where it is to be kept it goes to tables of its own, its sound only where that is
 * allowed. The room's row is locked, and nothing is kept of a version that is not the newest.
 */
export const keepRunSql = `
  with ending as (
    select name, run, run_keep_days, run_has_link from rooms
    where id = $1 and version = $2 and run_keep_days > 0 for update
  ), team as (
    select coalesce(jsonb_agg(jsonb_build_object('roleId', role, 'uid', coalesce(uid, ''),
      'name', coalesce(name, split_part(email, '@', 1), 'Stand-in')) order by role), '[]') as members
    from unnest($3::text[], $4::int[]) as seat (holder, role) left join users on uid = holder
    where uid is not null or holder like 'stand-in-%'
  ), kept as (
    insert into kept_runs (room, run, room_name, story, rules, started_at, ended_at, kept_until, link, team)
    select $1, run, name, $5::jsonb, $6, $7, $8::bigint, $8::bigint + run_keep_days * 86400000::bigint,
      case when run_has_link then $9 end, members
    from ending, team
    returning run
  ), logged as (
    insert into kept_log (room, run, version, schema, asker, kind, command, at, changes)
    select room, log.run, version, schema, asker, kind,
      case kind when 'save-note' then '{}' else command end, at, case kind when 'save-note' then '[]' else changes end
    from log join kept on log.run = kept.run where room = $1
  )
  insert into kept_recordings (room, run, path, mime_type, bytes)
  select room, recordings.run, path, mime_type, bytes
  from recordings join kept on recordings.run = kept.run where room = $1 and path = any($10::text[])`

/** One statement sees one moment: what is missing between the entries and the version is not on its way, it is gone. */
export const readNewsSql = `
  select run, version, coalesce((
    select json_agg(entry order by entry.version)
    from (
      select version, run, asker, kind, at, changes, schema from log
      where room = $1 and version > $2 order by version limit $3
    ) as entry
  ), '[]') as entries
  from rooms where id = $1`
