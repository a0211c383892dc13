import type { LogEntry } from '../records/log.ts'
import type { CaseContent } from '../story/content.ts'
import { type CourseOfRun, courseAfter, notBegun } from './course-of-run.ts'
import { type PersonReport, personReports } from './person-report.ts'
import { type TeamReport, teamReport } from './team-report.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** What a team learns from: the whole run, worked out from its log and from nothing else. */
export interface Report extends TeamReport {
  readonly verdict: Verdict
  /** What each of them did: of all for who teaches, of oneself for each, of nobody for others. */
  readonly persons: readonly PersonReport[]
}

/** The final report of a run, from its log alone. */
export function reportOf(log: Iterable<LogEntry>, content: CaseContent): Report {
  let course = notBegun
  for (const entry of log) course = courseAfter(course, entry, content)
  return reportOfCourse(course, content)
}

export function reportOfCourse(course: CourseOfRun, content: CaseContent): Report {
  const team = teamReport(course, content)
  return {
    ...team,
    persons: personReports(team, course, content),
    verdict: verdictOf(team, content.scoreScale),
  }
}
