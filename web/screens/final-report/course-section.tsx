import type { Report } from '#case/report/report.ts'
import { useView } from '../../live/live-store.ts'
import { courseOf } from './course.ts'
import { CourseCharts } from './course-charts.tsx'
import { CourseKey } from './course-key.tsx'
import { CourseTables } from './course-tables.tsx'
import { ReportSection } from './report-section.tsx'

/** Vital signs and gases by the script's clock, with the decisions upon them. */
export function CourseSection({ report }: { report: Report }) {
  const points = useView((view) => view.points) ?? []
  const pages = useView((view) => view.pages) ?? []
  const bedsideReport = useView((view) => view.bedsideReport) ?? null
  const handover = useView((view) => view.handover) ?? null
  const course = courseOf(report, { points, bedsideReport, handover })
  if (!course) return null

  return (
    <ReportSection
      id="course"
      lead="By the clock of the story. The numbered bands are your decision points; a tick is a decision."
    >
      <CourseCharts course={course} />
      <CourseKey points={points} pages={pages} decisions={report.decisions} />
      <CourseTables course={course} />
    </ReportSection>
  )
}
