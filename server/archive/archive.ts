import type pg from 'pg'
import type { z } from 'zod'
import { PROVIDER } from '#case/records/roles.ts'
import { applyChanges, type CaseState, emptyState } from '#case/records/state.ts'
import { courseAfter, notBegun } from '#case/report/course-of-run.ts'
import { overTimeCsvHead, overTimeCsvRows, runsCsvHead, runsCsvRows } from '#case/report/csv/archive-csv.ts'
import { completionsCsvHead, completionsCsvRows } from '#case/report/csv/completions-csv.ts'
import {
  type ComparedRun,
  type KeptList,
  type KeptReport,
  type KeptRun,
  type RunSummary,
  summaryOf,
} from '#case/report/kept-run.ts'
import type { OverTime } from '#case/report/over-time.ts'
import { reportOfCourse } from '#case/report/report.ts'
import type { CaseContent } from '#case/story/content.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import type { Database } from '../store/database.ts'
import { forgetKeptRuns } from '../store/kept-runs.ts'
import { ownRunsSql } from '../store/nameless.ts'
import type { ReportDatabase } from '../store/report-database.ts'
import { readRunLog } from '../store/stored-log.ts'
import type { PlayedStories } from '../stories/played-stories.ts'
import { allKept, columnsOf, listKept, type Stored, type WantedRuns } from './kept-list.ts'
import { allCompletions, allOverTime, listOverTime, type wantedCompletions } from './kept-tables.ts'
import { readBeside, readKept, type StoredReport } from './read-kept.ts'
import { type PlayedWith, storyThen, toldBy } from './story-as-played.ts'

interface Named {
  readonly room: string
  readonly run: number
}

/** For whoever asks for what is not there. */
export const GONE = 'This run is not kept any more.'

const theirs = 'kept_runs join room_educators using (room) join users using (uid)'
const columns = columnsOf('summary')

/** A run's story, and a mark of the run as it is kept now. */
export interface Told {
  readonly content: CaseContent
  readonly as: string
}

interface ArchiveNeeds {
  readonly reportDatabase: ReportDatabase
  readonly played: PlayedStories
  /** How a story is called, by its id. */
  readonly titleOf: (story: string) => string
}

export type Archive = ReturnType<typeof createArchive>

/** The runs that were kept, as long as they may be. What has expired is not found, whether or not it is deleted yet. */
export function createArchive(
  { pool, clock: { now } }: Database,
  { reportDatabase, played, titleOf }: ArchiveNeeds,
  clock: () => number = now,
) {
  /** Works the report out and stores it with the run. Done once; where that was missed, when somebody first asks. */
  async function finish(named: Named): Promise<void> {
    const told = await toldOf(named)
    // Without its story or its rules there is nothing to work out.
    if ('why' in told) return
    const finished = await reportDatabase.inTurn(named.room, () => finishRun(reportDatabase, named, told.content))
    if (finished) await storeFinished(pool, named, finished)
  }

  const storyOf = (which: PlayedWith): Promise<CaseContent | null> => storyThen(played, which)

  async function toldOf({ room, run }: Named): Promise<Told | { readonly why: string }> {
    // What was last done to its row: with a name taken out it is another.
    const { rows } = await pool.query<PlayedWith & { as: string }>(
      'select story, rules, kept_runs.xmin::text as as from kept_runs where room = $1 and run = $2',
      [room, run],
    )
    if (!rows[0]) return { why: GONE }
    const told = await toldBy(played, rows[0])
    return 'why' in told ? told : { ...told, as: rows[0].as }
  }

  async function finishMissed(uid: string): Promise<void> {
    for (const missed of await unfinishedOf(pool, uid, clock())) await finish(missed)
  }

  const named = (id: string): KeptRun['story'] => ({ id, title: titleOf(id) })
  const withStory = <Run extends { readonly storyId: string }>({ storyId, ...run }: Run) => ({
    ...run,
    story: named(storyId),
  })

  return {
    finish,
    finishMissed,

    /** What a run is looked back on with. */
    toldBy: toldOf,
    storyOf,
    withStory,
    named,
    now: clock,

    /** A page of the kept runs of somebody's rooms. */
    async list(uid: string, wanted: WantedRuns): Promise<KeptList> {
      await finishMissed(uid)
      const list = await listKept(pool, uid, clock(), wanted)
      return { ...list, runs: list.runs.map(withStory), stories: list.stories.map(named) }
    },

    /** All of them, newest first, as a table. */
    async csv(uid: string): Promise<string> {
      await finishMissed(uid)
      const pieces = [runsCsvHead]
      for await (const runs of allKept(pool, uid, clock())) pieces.push(runsCsvRows(runs.map(withStory)))
      return pieces.join('')
    },

    /** Who took part in them, by date, as a table. */
    async completionsCsv(uid: string, wanted: z.infer<typeof wantedCompletions>): Promise<string> {
      await finishMissed(uid)
      const pieces = [completionsCsvHead]
      for await (const runs of allCompletions(pool, uid, clock(), wanted)) {
        const each = runs.flatMap(({ people, storyId, ...run }) =>
          people.map((person) => ({ ...run, ...person, story: titleOf(storyId) })),
        )
        pieces.push(completionsCsvRows(each))
      }
      return pieces.join('')
    },

    /** Those of one story, held beside the ones before. */
    async overTime(uid: string, wanted: WantedRuns): Promise<OverTime> {
      await finishMissed(uid)
      const { story, stories, ...told } = await listOverTime(pool, storyOf, [uid, clock(), wanted])
      return { ...told, story: story === null ? null : named(story), stories: stories.map(named) }
    },

    async overTimeCsv(uid: string, wanted: WantedRuns): Promise<string> {
      await finishMissed(uid)
      const pieces = [overTimeCsvHead]
      for await (const runs of allOverTime(pool, storyOf, [uid, clock(), wanted])) pieces.push(overTimeCsvRows(runs))
      return pieces.join('')
    },

    /** The runs of one room by themselves, with the report. */
    async read({ room, run }: Named): Promise<(KeptRun & KeptReport) | null> {
      const { rows } = await pool.query<Stored<KeptRun> & PlayedWith & { report: StoredReport }>(
        `select ${columns}, report, kept_runs.story, rules from kept_runs
         where room = $1 and run = $2 and kept_until > $3 and report is not null`,
        [room, run, clock()],
      )
      if (!rows[0]) return null
      const { story, rules, report, ...found } = rows[0]
      return { ...withStory(found), ...readKept(report, await storyOf({ story, rules })) }
    },

    /** Some kept runs of somebody's rooms, each by room and number, with what of their reports is laid beside others. */
    async compared(uid: string, wanted: readonly string[]): Promise<ComparedRun[]> {
      const { rows } = await pool.query<Stored<KeptRun> & PlayedWith & { report: StoredReport }>(
        `select ${columns}, report, kept_runs.story, rules from ${theirs}
         where uid = $1 and is_educator and kept_until > $2 and report is not null
           and kept_runs.room || '.' || run = any($3)`,
        [uid, clock(), wanted],
      )
      return Promise.all(
        rows.map(async ({ report, story, rules, ...run }) => ({
          ...withStory(run),
          beside: readBeside(report, await storyOf({ story, rules })),
        })),
      )
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

/** Of the rooms that somebody leads, and of those that they took part in. */
async function unfinishedOf(pool: pg.Pool, uid: string, now: number): Promise<Named[]> {
  const { rows } = await pool.query<Named>(
    `select kept_runs.room, run from ${theirs} where uid = $1 and is_educator and report is null and kept_until > $2
     union select room, run from kept_runs join (${ownRunsSql('$1')}) as own using (room, run)
     where report is null and kept_until > $2`,
    [uid, now],
  )
  return rows
}

interface Finished {
  readonly kept: StoredReport
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
  // What it walked is its story's, and is told again when it is read.
  const { flows: _, instruments: __, ...stored } = view
  return { kept: { report, view: stored }, summary: summaryOf(report, view) }
}
