import type { RoleId } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import { courseAfter, notBegun } from '#case/report/course-of-run.ts'
import { reportCsv } from '#case/report/csv/run-csv.ts'
import { type Report, reportOfCourse } from '#case/report/report.ts'
import { reportForSeat } from '#case/report/report-for-seat.ts'
import type { CaseContent } from '#case/story/content.ts'
import type { ReportDatabase } from '../store/report-database.ts'
import { readRunLog } from '../store/stored-log.ts'
import { giveWay } from '../turns/give-way.ts'
import { onceForEach } from '../turns/once-for-each.ts'

/** A report in every form it is asked for. */
export interface WrittenReport {
  readonly report: Report
  readonly json: string
  readonly csv: string
}

interface Asked {
  readonly run: number
  readonly version: number
  readonly written: Promise<WrittenReport>
}

export type RunReports = ReturnType<typeof createRunReports>

/**
 * Works a run's report out once for each version, however many ask for it, and goes on where it was when the run went on.
 * The database is for reports alone: what they read must not keep commands waiting.
 */
export function createRunReports(database: ReportDatabase, room: string, content: CaseContent) {
  /** How far which run has been read. */
  let place = { run: 0, version: 0, course: notBegun }
  let newest: Asked | null = null
  const forSeats = onceForEach<WrittenReport, Promise<WrittenReport>>()

  async function write({ run, version }: CaseState): Promise<WrittenReport> {
    const read = place.run === run && place.version <= version ? place : { run, version: 0, course: notBegun }
    place = read
    for await (const piece of readRunLog(
      database,
      { room, run, table: 'log' },
      { after: read.version, upTo: version },
    )) {
      for (const entry of piece) read.course = courseAfter(read.course, entry, content)
      read.version = piece.at(-1)?.version ?? version
    }
    return inEveryForm(reportOfCourse(read.course, content))
  }

  /** The whole, for who teaches. */
  function of(state: CaseState): Promise<WrittenReport> {
    const { run, version } = state
    if (newest?.run === run && newest.version === version) return newest.written
    const before = newest?.written.catch(() => {})
    const asked: Asked = {
      run,
      version,
      written: Promise.resolve(before).then(() => database.inTurn(room, () => write(state))),
    }
    newest = asked
    asked.written.catch(() => {
      if (newest === asked) newest = null
    })
    return asked.written
  }

  /** What whoever holds the seat may read of it. */
  async function forSeat(state: CaseState, roleId: RoleId): Promise<WrittenReport> {
    const whole = await of(state)
    return forSeats(whole, String(roleId), () => inEveryForm(reportForSeat(whole.report, roleId)))
  }

  /** The run is over, and with it what was written of it. */
  function forget(): void {
    newest = null
    place = { run: 0, version: 0, course: notBegun }
  }

  return { of, forSeat, forget }
}

async function inEveryForm(report: Report): Promise<WrittenReport> {
  await giveWay()
  const json = JSON.stringify(report, null, 2)
  await giveWay()
  return { report, json, csv: reportCsv(report) }
}
