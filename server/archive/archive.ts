import type pg from 'pg'
import { PROVIDER } from '#case/records/roles.ts'
import { applyChanges, type CaseState, emptyState } from '#case/records/state.ts'
import { courseAfter, notBegun } from '#case/report/course-of-run.ts'
import { type ComparedRun, type KeptReport, type KeptRun, type RunSummary, summaryOf } from '#case/report/kept-run.ts'
import { reportOfCourse } from '#case/report/report.ts'
import type { CaseContent } from '#case/story/content.ts'
import { viewFor } from '#case/views/view.ts'
import type { Database } from '../store/database.ts'
import { forgetKeptRuns } from '../store/kept-runs.ts'
import { readRunLog } from '../store/stored-log.ts'
import { readBeside, readKept, type StoredReport } from './read-kept.ts'

interface Named {
  readonly room: string
  readonly run: number
}

const theirs = 'kept_runs join room_educators using (room) join users using (uid)'
const columns = `
  kept_runs.room, run, room_name as "roomName", started_at as "startedAt", ended_at as "endedAt",
  kept_until as "keptUntil", kept_runs.room || '.' || link as link, summary,
  (select coalesce(json_agg(json_build_object('roleId', member->'roleId', 'name', member->'name')), '[]')
    from jsonb_array_elements(team) as member) as team,
  exists (select from kept_recordings where kept_recordings.room = kept_runs.room
    and kept_recordings.run = kept_runs.run) as "hasSound"`

export type Archive = ReturnType<typeof createArchive>

/** The runs that were kept, as long as they may be. What has expired is not found, whether or not it is deleted yet. */
export function createArchive(
  { pool }: Database,
  { reportDatabase, content }: { reportDatabase: Database; content: CaseContent },
  clock: () => number = Date.now,
) {
  /** Works the report out and stores it with the run. Done once; where that was missed, when somebody first asks. */
  async function finish(named: Named): Promise<void> {
    const finished = await finishRun(reportDatabase, named, content)
    if (finished) await storeFinished(pool, named, finished)
  }

  return {
    finish,

    /** The kept runs of somebody's rooms, newest first. */
    async list(uid: string): Promise<KeptRun[]> {
      for (const missed of await unfinishedOf(pool, uid, clock())) await finish(missed)
      const { rows } = await pool.query<KeptRun>(
        `select ${columns} from ${theirs}
         where uid = $1 and is_educator and kept_until > $2 and summary is not null order by ended_at desc, run desc`,
        [uid, clock()],
      )
      return rows
    },

    /** The runs of one room by themselves, with the report. */
    async read({ room, run }: Named): Promise<(KeptRun & KeptReport) | null> {
      const { rows } = await pool.query<KeptRun & { report: StoredReport }>(
        `select ${columns}, report from kept_runs
         where room = $1 and run = $2 and kept_until > $3 and report is not null`,
        [room, run, clock()],
      )
      const [found] = rows
      return found ? { ...found, ...readKept(found.report, content) } : null
    },

    /** Some kept runs of somebody's rooms, each by room and number, with what of their reports is laid beside others. */
    async compared(uid: string, wanted: readonly string[]): Promise<ComparedRun[]> {
      const { rows } = await pool.query<KeptRun & { report: StoredReport }>(
        `select ${columns}, report from ${theirs}
         where uid = $1 and is_educator and kept_until > $2 and report is not null
           and kept_runs.room || '.' || run = any($3)`,
        [uid, clock(), wanted],
      )
      return rows.map(({ report, ...run }) => ({ ...run, beside: readBeside(report, content) }))
    },

    async findByLink(link: string): Promise<Named | null> {
      const [room = '', secret = ''] = link.split('.')
      // A run is looked for in its room alone, as everything is.
      const { rows } = await pool.query<Named>(
        'select room, run from kept_runs where room = $1 and link = $2 and kept_until > $3',
        [room, secret, clock()],
      )
      return rows[0] ?? null
    },

    /** From now on its educators alone may read it. */
    async dropLink({ room, run }: Named): Promise<void> {
      await pool.query('update kept_runs set link = null where room = $1 and run = $2', [room, run])
    },

    remove: ({ room, run }: Named): Promise<void> => forgetKeptRuns(pool, 'room = $1 and run = $2', [room, run]),

    forgetRoom: (room: string): Promise<void> => forgetKeptRuns(pool, 'room = $1', [room]),
  }
}

async function unfinishedOf(pool: pg.Pool, uid: string, now: number): Promise<Named[]> {
  const { rows } = await pool.query<Named>(
    `select kept_runs.room, run from ${theirs} where uid = $1 and is_educator and report is null and kept_until > $2`,
    [uid, now],
  )
  return rows
}

interface Finished {
  readonly kept: KeptReport
  readonly summary: RunSummary
}

async function storeFinished(pool: pg.Pool, { room, run }: Named, { kept, summary }: Finished): Promise<void> {
  await pool.query('update kept_runs set report = $3, summary = $4 where room = $1 and run = $2 and report is null', [
    room,
    run,
    JSON.stringify(kept),
    JSON.stringify(summary),
  ])
}

/** Works out, from the log of a kept run, its report and what stands beside it. Stored with the run, it needs no rules any more. */
async function finishRun(database: Database, { room, run }: Named, content: CaseContent): Promise<Finished | null> {
  let course = notBegun
  let state: CaseState = emptyState
  for await (const piece of readRunLog(database, { room, run, table: 'kept_log' })) {
    for (const entry of piece) course = courseAfter(course, entry, content)
    state = applyChanges(
      state,
      piece.flatMap(({ changes }) => changes.map(({ change }) => change)),
    )
  }
  if (course.startedAt === null) return null
  const whole = reportOfCourse(course, content)
  // Messages stay in the log alone: out of it they are taken with the account of who wrote them.
  const persons = whole.persons.map((person) => ({ ...person, chat: { ...person.chat, last: [] } }))
  const report = { ...whole, persons }
  // What the report shows of it: no private note, no chat, nobody's id.
  const view = { ...viewFor({ ...state, run }, PROVIDER, content), note: null, chat: [], team: [], seatNews: [] }
  return { kept: { report, view }, summary: summaryOf(report, view) }
}
