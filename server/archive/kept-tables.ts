import type pg from 'pg'
import { z } from 'zod'
import type { Completion } from '#case/report/csv/completions-csv.ts'
import { type OverTime, type RunOverTime, toldOverTime } from '#case/report/over-time.ts'
import type { CaseContent } from '#case/story/content.ts'
import { giveWay } from '../turns/give-way.ts'
import { columnsOf, found, inOrder, inPieces, inZone, storyId, theirs, valuesOf, type WantedRuns } from './kept-list.ts'
import { readKept, type StoredReport } from './read-kept.ts'
import type { PlayedWith } from './story-as-played.ts'

const day = z
  .string()
  .refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)))
  .nullable()
  .catch(null)

/** Which completions somebody wants, as an address says it: from one day to another, both with them, as days are where they are. */
export const wantedCompletions = z.object({ from: day, until: day, zone: inZone })
type WantedCompletions = z.infer<typeof wantedCompletions>

type OfRun = Pick<Completion, 'date' | 'minutes' | 'isCompleted' | 'points' | 'best' | 'roomName' | 'run'>
/** A run of a story by its id alone, and who took part in it. */
interface CompletedRun extends OfRun {
  readonly storyId: string
  readonly people: readonly Pick<Completion, 'name' | 'email' | 'roleId'>[]
}

/**
 * Who took part in the kept runs of somebody's rooms, by date, piece by piece. Stand-ins are nobody, and so is who has taken their
 * name out.
 */
export const allCompletions = (
  pool: pg.Pool,
  uid: string,
  now: number,
  { from, until, zone }: WantedCompletions,
): AsyncGenerator<CompletedRun[]> =>
  inPieces(
    pool,
    [uid, now, zone, from, until],
    (piece) => `
    select to_char(day, 'YYYY-MM-DD') as date, story_id as "storyId", room_name as "roomName", run,
      round((coalesce((report->'report'->>'endedAt')::bigint, ended_at) - began) / 60000.0)::int as minutes,
      (summary->>'isWhole')::boolean as "isCompleted", (summary->>'score')::float as points,
      (summary->>'best')::float as best, people
    from (${played} ${piece}) as played, lateral (${people}) as taking_part
    order by began, run`,
  )

const played = `
  select * from (
    select ${storyId} as story_id, room_name, run, summary, team, report, ended_at,
      coalesce(started_at, ended_at) as began,
      (to_timestamp(coalesce(started_at, ended_at) / 1000.0) at time zone $3)::date as day
    from ${theirs}
  ) as dated
  where ($4::date is null or day >= $4::date) and ($5::date is null or day <= $5::date)
  order by began, run`
const people = `
  select coalesce(json_agg(json_build_object('name', member->>'name', 'email', coalesce(account.email, ''),
    'roleId', member->'roleId') order by member->'roleId'), '[]') as people
  from jsonb_array_elements(team) as member left join users as account on account.uid = member->>'uid'
  where member->>'uid' <> ''`

/** So many stand beside each other; older ones are on the next page. */
const ON_A_PAGE = 24

type StoredRun = Omit<RunOverTime, 'objectives' | 'concerns'> & PlayedWith & { readonly report: StoredReport }
type Asked = readonly [uid: string, now: number, wanted: WantedRuns]
type StoryOf = (which: PlayedWith) => Promise<CaseContent | null>

const runsSql = `select ${columnsOf('null')}, report, kept_runs.story, rules from ${theirs} and ${found}
  order by ${inOrder.newest}`

/** A page of the kept runs of one story: of the one that is wanted, else of the one that was played last. */
export async function listOverTime(
  pool: pg.Pool,
  storyOf: StoryOf,
  [uid, now, wanted]: Asked,
): Promise<Omit<OverTime, 'story' | 'stories'> & { readonly story: string | null; readonly stories: string[] }> {
  const { story, stories } = await ofOneStory(pool, [uid, now, wanted])
  if (story === null) return { runs: [], found: 0, onAPage: ON_A_PAGE, story, stories: [], rooms: [] }
  const values = valuesOf(uid, now, { ...wanted, story })
  const { rows: counted } = await pool.query<{ found: number }>(
    `select count(*)::int as found from ${theirs} and ${found}`,
    [...values],
  )
  const { rows: rooms } = await pool.query<OverTime['rooms'][number]>(
    `select kept_runs.room as id, (array_agg(room_name order by ended_at desc))[1] as name
     from ${theirs} and ${storyId} = $3 group by 1 order by lower((array_agg(room_name order by ended_at desc))[1]), 1`,
    [uid, now, story],
  )
  const { rows } = await pool.query<StoredRun>(`${runsSql} limit ${ON_A_PAGE} offset $8`, [
    ...values,
    (wanted.page - 1) * ON_A_PAGE,
  ])
  const runs = await toldRuns(rows, storyOf)
  return {
    runs,
    found: counted[0]?.found ?? 0,
    onAPage: ON_A_PAGE,
    story,
    stories,
    rooms,
  }
}

/** Of which stories there are runs, and the one that is wanted: where it is none of these, the one that was played last. */
async function ofOneStory(
  pool: pg.Pool,
  [uid, now, wanted]: Asked,
): Promise<{ readonly story: string | null; readonly stories: string[] }> {
  const { rows } = await pool.query<{ story: string }>(
    `select ${storyId} as story from ${theirs} group by 1 order by max(ended_at) desc`,
    [uid, now],
  )
  const stories = rows.map(({ story }) => story)
  return { story: stories.find((story) => story === wanted.story) ?? stories[0] ?? null, stories }
}

/** All that are wanted, newest first, piece by piece. */
export async function* allOverTime(
  pool: pg.Pool,
  storyOf: StoryOf,
  [uid, now, wanted]: Asked,
): AsyncGenerator<RunOverTime[]> {
  const { story } = await ofOneStory(pool, [uid, now, wanted])
  if (story === null) return
  const values = valuesOf(uid, now, { ...wanted, story })
  for await (const rows of inPieces<StoredRun>(pool, values, (piece) => `${runsSql} ${piece}`, ON_A_PAGE)) {
    yield await toldRuns(rows, storyOf)
  }
}

/** Each is read as its version kept it, which takes a moment. */
async function toldRuns(rows: readonly StoredRun[], storyOf: StoryOf): Promise<RunOverTime[]> {
  const runs: RunOverTime[] = []
  for (const { report, story, rules, room, run, roomName, startedAt, endedAt, team } of rows) {
    await giveWay()
    const told = toldOverTime(readKept(report, await storyOf({ story, rules })).report)
    runs.push({ room, run, roomName, startedAt, endedAt, team, ...told })
  }
  return runs
}
