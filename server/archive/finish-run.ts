import { PROVIDER } from '#case/records/roles.ts'
import { applyChanges, type CaseState, emptyState } from '#case/records/state.ts'
import { courseAfter, notBegun } from '#case/report/course-of-run.ts'
import { type KeptReport, type RunSummary, summaryOf } from '#case/report/kept-run.ts'
import { reportOfCourse } from '#case/report/report.ts'
import type { CaseContent } from '#case/story/content.ts'
import { viewFor } from '#case/views/view.ts'
import type { Database } from '../store/database.ts'
import { readKeptLog } from '../store/stored-log.ts'

/** Works out, from the log of a kept run, its report and what stands beside it. Stored with the run, it needs no rules any more. */
export async function finishRun(
  database: Database,
  { room, run }: { room: string; run: number },
  content: CaseContent,
): Promise<{ kept: KeptReport; summary: RunSummary } | null> {
  let course = notBegun
  let state: CaseState = emptyState
  for await (const piece of readKeptLog(database, room, run)) {
    for (const entry of piece) course = courseAfter(course, entry, content)
    state = applyChanges(
      state,
      piece.flatMap(({ changes }) => changes.map(({ change }) => change)),
    )
  }
  if (course.startedAt === null) return null
  const report = reportOfCourse(course, content)
  // What the report shows of it: no private note, no chat, nobody's id.
  const view = { ...viewFor({ ...state, run }, PROVIDER, content), note: null, chat: [], team: [], seatNews: [] }
  return { kept: { report, view }, summary: summaryOf(report, view) }
}
