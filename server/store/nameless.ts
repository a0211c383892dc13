import type pg from 'pg'

/**
 * What becomes of kept runs where somebody ($2) is to be found in them no more. Neither their name nor their id is left, nor what
 * they wrote to others in the chat, nor the sound of what they spoke. What the team did stays, by its roles: points, choices,
 * advice, what was written in the debriefing. So their report, their time line, the list, its tables, the link and every later
 * backup know them no more; a backup from before still does.
 */
const nameless = (runs: string) => `
    someone as (select 'removed-' || gen_random_uuid() as id),
    their_runs as (${runs}),
    silent as (
      delete from kept_recordings using their_runs
      where kept_recordings.room = their_runs.room and kept_recordings.run = their_runs.run and path in (
        select command->>'path' from kept_log
        where kept_log.room = their_runs.room and kept_log.run = their_runs.run
          and kind = 'keep-recording' and command->>'uid' = $2
      )
    ),
    nameless as (
      update kept_log set
        asker = case asker when $2 then someone.id else asker end,
        command = case when asker = $2 and kind = 'send-message' then '{}'
          else replace(command::text, $2, someone.id)::json end,
        changes = replace(case when asker = $2 and kind = 'send-message' then (
            select jsonb_agg(case when logged->'change'->>'collection' = 'ChatInbox'
              then jsonb_set(logged, '{change,item,message}', '"(removed)"') else logged end)
            from jsonb_array_elements(changes::jsonb) as logged
          )::text else changes::text end, $2, someone.id)::json
      from their_runs, someone
      where kept_log.room = their_runs.room and kept_log.run = their_runs.run
        and (asker = $2 or position($2 in changes::text) > 0 or position($2 in command::text) > 0)
    )
  update kept_runs set team = (
    select coalesce(jsonb_agg(case when member->>'uid' = $2 then member || '{"uid": "", "name": ""}' else member end), '[]')
    from jsonb_array_elements(team) as member
  ) from their_runs where kept_runs.room = their_runs.room and kept_runs.run = their_runs.run`

const isIn = (uid: string) => `team @> jsonb_build_array(jsonb_build_object('uid', ${uid}::text))`

/** After an account was removed, in the same transaction: out of all that is kept. */
export const forgetPersonSql = `
  with unanswered as (delete from answers where room = $1 and asker = $2),
    left_rooms as (delete from room_educators where uid = $2),
    ${nameless(`
      select room, run from kept_runs where ${isIn('$2')}
      union select room, run from kept_log where asker = $2
      union select kept_runs.room, run from kept_runs join room_educators using (room) where uid = $2`)}`

/** The kept runs that somebody had a seat in: at the end, or until they had gone on by a step at least. */
export const ownRunsSql = (uid: string): string => `
  select room, run from kept_runs where ${isIn(uid)}
  union select room, run from kept_log where asker = ${uid} and kind = 'continue'`

/** Takes somebody's name out of one kept run of theirs. False: there is none such. */
export async function takeNameOut(
  pool: pg.Pool,
  { room, run, uid }: { readonly room: string; readonly run: number; readonly uid: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with ${nameless(`
      select $1::text as room, run from (${ownRunsSql('$2')}) as own
      where room = $1 and run = $3`)}`,
    [room, uid, run],
  )
  return rowCount === 1
}
