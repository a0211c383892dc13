import type pg from 'pg'
import { z } from 'zod'
import { labelOf, roleIds } from '#case/records/roles.ts'
import type { RunInTable } from '#case/report/csv/archive-csv.ts'
import { type KeptList, type KeptOrder, keptOrders, type ListedRun } from '#case/report/kept-run.ts'

const ON_A_PAGE = 50
/** A file of all takes so many at a time: others get a turn between. */
const IN_A_PIECE = 200
const LONGEST_WORDS = 200
const MOST_WORDS = 10

/** By whose days and hours something is called. */
export const inZone = z.string().refine(isZone).catch('UTC')

/** What somebody wants of the kept runs, as an address says it. */
export const wantedRuns = z.object({
  /** All of them are to be found in what a run is called. */
  words: z
    .string()
    .catch('')
    .transform((words) =>
      words.slice(0, LONGEST_WORDS).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS),
    ),
  /** By its id; empty: any. */
  story: z.string().max(64).catch(''),
  /** By its id; empty: any. */
  room: z.string().max(64).catch(''),
  order: z.enum(keptOrders).catch('newest'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  zone: inZone,
})
export type WantedRuns = z.infer<typeof wantedRuns>

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== ''
  } catch {
    return false
  }
}

/** The finished runs of the rooms that somebody leads ($1), while they may be kept ($2). */
export const theirs = `
  kept_runs join room_educators using (room) join users using (uid)
  where uid = $1 and is_educator and kept_until > $2 and summary is not null`
/** Runs that were kept before they said which story they are of are the first's. */
export const storyId = `coalesce(kept_runs.story->>'id', 'case-1')`
export const columnsOf = (summary: string) => `
  kept_runs.room, run, ${storyId} as "storyId", room_name as "roomName", started_at as "startedAt", ended_at as "endedAt",
  kept_until as "keptUntil", kept_runs.room || '.' || link as link, ${summary} as summary,
  (select coalesce(json_agg(json_build_object('roleId', member->'roleId', 'name', member->'name')), '[]')
    from jsonb_array_elements(team) as member) as team,
  exists (select from kept_recordings where kept_recordings.room = kept_runs.room
    and kept_recordings.run = kept_runs.run) as "hasSound"`
/** As the page calls it: room, team and day. */
const called = `lower(room_name || ' ' || coalesce((
    select string_agg(($4::text[])[(member->>'roleId')::int + 1] || ' ' || coalesce(nullif(member->>'name', ''), '(removed)'), ', ')
    from jsonb_array_elements(team) as member), '') || ' '
  || to_char(to_timestamp(coalesce(started_at, ended_at) / 1000.0) at time zone $5, 'Mon FMDD, YYYY, HH24:MI'))`
export const inOrder: { readonly [order in KeptOrder]: string } = {
  newest: 'ended_at desc, run desc',
  score: `(summary->>'score')::numeric desc, ended_at desc, run desc`,
  preparation: `(summary->>'preparationMs')::numeric asc nulls last, ended_at desc, run desc`,
  harm: `(summary->>'harms')::numeric desc, ended_at desc, run desc`,
  room: 'lower(room_name), ended_at desc, run desc',
}
/** Those of them that somebody wants, whose values these are from $3 on. */
export const found = `($6 = '' or ${storyId} = $6) and ($7 = '' or kept_runs.room = $7)
    and not exists (select from unnest($3::text[]) as word where strpos(${called}, word) = 0)`
export const valuesOf = (uid: string, now: number, { words, zone, story, room }: WantedRuns): unknown[] => [
  ...[uid, now, words, roleIds.map(labelOf), zone, story, room],
]

/** Choices and stretches are for who looks at the run itself. */
const inShort = `summary - '{decisions,stretches,objectives,objectivesMet}'::text[]`

/** A kept run as the table has it: its story by its id alone. */
export type Stored<Run extends { readonly story: unknown }> = Omit<Run, 'story'> & { readonly storyId: string }
type ListFound = Omit<KeptList, 'runs' | 'stories'> & {
  readonly runs: readonly Stored<ListedRun>[]
  readonly stories: readonly string[]
}

/** A page of the kept runs of somebody's rooms, of all that have the words. */
export async function listKept(pool: pg.Pool, uid: string, now: number, wanted: WantedRuns): Promise<ListFound> {
  const { order, page } = wanted
  const values = valuesOf(uid, now, wanted)
  const { rows } = await pool.query<{ all: number; found: number; stories: string[] }>(
    `select count(*)::int as all, coalesce(array_agg(distinct ${storyId}), '{}') as stories, (count(*) filter (where ${found}))::int as found from ${theirs}`,
    values,
  )
  const { rows: runs } = await pool.query<Stored<ListedRun>>(
    `select ${columnsOf(inShort)} from ${theirs} and ${found} order by ${inOrder[order]} limit ${ON_A_PAGE} offset $8`,
    [...values, (page - 1) * ON_A_PAGE],
  )
  return { runs, onAPage: ON_A_PAGE, ...(rows[0] ?? { all: 0, found: 0, stories: [] }) }
}

/** All of them, newest first, piece by piece. */
export const allKept = (pool: pg.Pool, uid: string, now: number): AsyncGenerator<Stored<RunInTable>[]> =>
  inPieces(
    pool,
    [uid, now],
    (piece) => `
    select ${columnsOf(`summary - 'decisions'`)} from ${theirs} order by ${inOrder.newest} ${piece}`,
  )

/** What a query finds, however much it is, so many rows at a time: others get a turn between. */
export async function* inPieces<Row extends object>(
  pool: pg.Pool,
  values: readonly unknown[],
  query: (piece: string) => string,
  atOnce = IN_A_PIECE,
): AsyncGenerator<Row[]> {
  const text = query(`limit ${atOnce} offset $${values.length + 1}`)
  for (let offset = 0; ; offset += atOnce) {
    const { rows } = await pool.query<Row>(text, [...values, offset])
    yield rows
    if (rows.length < atOnce) return
  }
}
