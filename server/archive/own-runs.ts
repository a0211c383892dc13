import { z } from 'zod'
import type { RoleId } from '#case/records/roles.ts'
import { type OwnPart, type OwnRun, type OwnRuns, ownFigures } from '#case/report/own-run.ts'
import { reportForSeat } from '#case/report/report-for-seat.ts'
import type { KeptByAny } from '#case/report/run-beside.ts'
import type { Database } from '../store/database.ts'
import { ownRunsSql, takeNameOut } from '../store/nameless.ts'
import type { Archive } from './archive.ts'
import { inPieces, type Stored, storyId } from './kept-list.ts'
import { readKept, type StoredReport } from './read-kept.ts'
import type { PlayedWith } from './story-as-played.ts'

const ON_A_PAGE = 50
/** Their deeds are many. */
const IN_A_PIECE = 10

/** Which of their runs somebody wants, as an address says it. */
export const wantedOwn = z.object({
  /** By its id; empty: any. */
  story: z.string().max(64).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})
type WantedOwn = z.infer<typeof wantedOwn>

interface Named {
  readonly room: string
  readonly run: number
}

export type OwnArchive = ReturnType<typeof createOwnArchive>

/** The kept runs that somebody took part in, for that one alone. */
export function createOwnArchive({ pool }: Pick<Database, 'pool'>, archive: Archive) {
  const told = async ({ of, story, rules, storyId, ...run }: StoredOwn): Promise<OwnRun> => {
    // What its version did not tell yet.
    const known: KeptByAny = Object.fromEntries(Object.entries(of).filter(([, part]) => part !== null))
    const rating = (await archive.storyOf({ story, rules }))?.teamRating ?? null
    const figures = run.roleId === null ? null : ownFigures(known, run.roleId, rating)
    return { ...archive.withStory({ ...run, storyId }), figures }
  }

  async function part({ report, ...row }: StoredOwn & { readonly report: StoredReport }): Promise<OwnPart> {
    const run = await told(row)
    const { roleId } = run
    if (roleId === null) return { run, person: null, ratings: [] }
    const { report: whole } = readKept(report, await archive.storyOf(row))
    const { persons, ratings } = reportForSeat(whole, roleId)
    return { run, person: persons[0] ?? null, ratings }
  }

  return {
    async list(uid: string, { story, page }: WantedOwn): Promise<OwnRuns> {
      await archive.finishMissed(uid)
      const now = archive.now()
      const { rows: counted } = await pool.query<{ found: number; stories: string[] }>(
        `select (count(*) filter (where $3 = '' or ${storyId} = $3))::int as found,
           coalesce(array_agg(distinct ${storyId}), '{}') as stories from ${own}`,
        [uid, now, story],
      )
      const { rows } = await pool.query<StoredOwn>(
        `select ${columns} from ${first(`and ($3 = '' or ${storyId} = $3)`, `limit ${ON_A_PAGE} offset $4`)}`,
        [uid, now, story, (page - 1) * ON_A_PAGE],
      )
      const { found = 0, stories = [] } = counted[0] ?? {}
      return { runs: await Promise.all(rows.map(told)), onAPage: ON_A_PAGE, found, stories: stories.map(archive.named) }
    },

    /** Null: it is none of theirs. */
    async read(uid: string, { room, run }: Named): Promise<OwnPart | null> {
      const { rows } = await pool.query<StoredOwn & { report: StoredReport }>(
        `select ${columns}, report from ${own} and kept_runs.room = $3 and run = $4`,
        [uid, archive.now(), room, run],
      )
      return rows[0] ? part(rows[0]) : null
    },

    takeOut: (uid: string, { room, run }: Named): Promise<boolean> => takeNameOut(pool, { room, run, uid }),

    everything: (uid: string): AsyncGenerator<string> => everything(pool, archive, part, uid),
  }
}

/** All that is kept of somebody, written piece by piece as JSON. */
async function* everything(
  pool: Database['pool'],
  archive: Archive,
  part: (row: StoredOwn & { readonly report: StoredReport }) => Promise<OwnPart>,
  uid: string,
): AsyncGenerator<string> {
  await archive.finishMissed(uid)
  const { rows } = await pool.query<object>(accountSql, [uid])
  yield `{"account":${JSON.stringify(rows[0] ?? null)},"runs":[`
  let isFirst = true
  const pieces = inPieces<StoredOwn & { report: StoredReport; deeds: unknown; recordings: unknown }>(
    pool,
    [uid, archive.now()],
    (piece) => `select ${columns}, report, ${deedsOf}, ${recordingsOf} from ${first('', piece)}`,
    IN_A_PIECE,
  )
  for await (const rows of pieces) {
    for (const { deeds, recordings, ...row } of rows) {
      const { ratings, ...others } = await part(row)
      const rating = ratings.find(({ by }) => by === row.roleId) ?? null
      yield `${isFirst ? '' : ','}\n${JSON.stringify({ ...others, rating, recordings, deeds })}`
      isFirst = false
    }
  }
  yield ']}\n'
}

type StoredOwn = Omit<Stored<OwnRun>, 'figures'> &
  PlayedWith & { readonly of: KeptByAny; readonly roleId: RoleId | null }

const own = `
  kept_runs join (${ownRunsSql('$1')}) as own using (room, run) where kept_until > $2 and summary is not null`
const newestFirst = 'order by ended_at desc, run desc'
/** What is told of a report is looked for in these alone: the database works it out before it puts rows in order. */
const first = (which: string, piece: string) =>
  `(select kept_runs.* from ${own} ${which} ${newestFirst} ${piece}) as kept_runs ${newestFirst}`
const columns = `
  kept_runs.room, run, ${storyId} as "storyId", room_name as "roomName", started_at as "startedAt", ended_at as "endedAt",
  kept_until as "keptUntil", kept_runs.story, rules, summary - '{decisions,stretches}'::text[] as summary,
  (select (member->>'roleId')::int from jsonb_array_elements(team) as member where member->>'uid' = $1) as "roleId",
  (select count(*)::int from jsonb_array_elements(team) as member
    where member->>'uid' <> '' or member->>'name' <> 'Stand-in') as "teamSize",
  (select row_to_json(told) from json_to_record(report->'report')
    as told (orders json, metrics json, ratings json, persons json, "wholeMs" float)) as of`
/** What they asked for and got, in its order, with what they wrote. */
const deedsOf = `
  (select coalesce(json_agg(json_build_object('at', at, 'kind', kind, 'command', command) order by version), '[]')
    from kept_log where kept_log.room = kept_runs.room and kept_log.run = kept_runs.run and asker = $1) as deeds`
/** Their sound is heard where the run is. */
const recordingsOf = `
  (select coalesce(json_agg(path), '[]') from kept_recordings
    where kept_recordings.room = kept_runs.room and kept_recordings.run = kept_runs.run and path in (
      select command->>'path' from kept_log where kept_log.room = kept_runs.room and kept_log.run = kept_runs.run
        and kind = 'keep-recording' and command->>'uid' = $1)) as recordings`
const accountSql = `
  select email, is_educator as "isEducator", status as "isSignedIn", time as "since",
    (select coalesce(json_agg(room), '[]') from room_educators where room_educators.uid = users.uid) as "leadsRooms"
  from users where uid = $1`
