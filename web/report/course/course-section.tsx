import { ArrowDownRight, ArrowRight, ArrowUpRight, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import type { Report } from '#case/report/report.ts'
import type { Fares, ResultsView } from '#case/views/bedside/point-results.ts'
import type { View } from '#case/views/view.ts'
import { bannerOf } from '../../bedside/results-banner.ts'
import { useView } from '../../live/surroundings.ts'
import { ReportSection } from '../section/report-section.tsx'
import { CourseCharts } from './course-charts.tsx'
import { CourseTables } from './course-tables.tsx'
import { type Course, courseOf } from './newborn-course.ts'

/** Her way by the script's clock; null: the team never came to her. */
export function useCourse(report: Report): Course | null {
  const points = useView((view) => view.points) ?? []
  const bedsideReport = useView((view) => view.bedsideReport) ?? null
  const handover = useView((view) => view.handover) ?? null
  return courseOf(report, { points, bedsideReport, handover })
}

/** Vital signs and gases by the script's clock, with the decisions upon them. */
export function CourseSection({ course, decisions }: { course: Course; decisions: readonly DecisionReport[] }) {
  const points = useView((view) => view.points) ?? []
  const pages = useView((view) => view.pages) ?? []
  return (
    <ReportSection
      id="course"
      says={saysOf(course)}
      lead="By the clock of the story. The numbered bands are your decision points; a tick is a decision."
    >
      <CourseCharts course={course} />
      <CourseKey points={points} pages={pages} decisions={decisions} />
      <CourseTables course={course} />
    </ReportSection>
  )
}

/** Her numbers when the team came, and when it left her. */
function saysOf({ rows }: Course): string {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return 'No numbers were seen.'
  return `SpO2 hand ${first.oxygenPre} to ${last.oxygenPre} %, mean pressure ${first.meanPressure} to ${last.meanPressure} mmHg.`
}

interface CourseKeyProps extends Pick<View, 'points' | 'pages'> {
  readonly decisions: readonly DecisionReport[]
}

/** What the numbers on the charts stand for: what was decided at each point, and how she answered. */
function CourseKey({ points, pages, decisions }: CourseKeyProps) {
  return (
    <ol className="space-y-3 print:space-y-1">
      {points.map(({ point, time, call }) => {
        const decided = decisions.filter(({ part }) => part === `Decision point ${point}`)
        const names = decided.flatMap(({ provider }) => provider)
        return (
          <li key={point} className="space-y-3 print:break-inside-avoid print:space-y-1">
            {call && (
              <Entry mark={<Phone aria-hidden size={13} />} look="bg-away" time={call.time}>
                Medical control called.
              </Entry>
            )}
            <Entry mark={point} look="bg-ink" time={time}>
              {names.join('. ') || 'Nothing was chosen'}.{' '}
              <Answer results={pages.find((each) => each.point === point)?.results ?? null} />
            </Entry>
          </li>
        )
      })}
    </ol>
  )
}

function Entry(props: { mark: ReactNode; look: string; time: string; children: ReactNode }) {
  return (
    <div className="flex gap-2.5 leading-snug print:gap-1.5">
      <span
        className={`inline-flex size-5 shrink-0 items-center justify-center rounded-full font-bold text-white text-xs ${props.look}`}
      >
        {props.mark}
      </span>
      <p className="min-w-0 flex-1">
        <span className="text-ink-soft tabular-nums">{props.time}</span> {props.children}
      </p>
    </div>
  )
}

const looks = {
  better: { Icon: ArrowUpRight, look: 'text-[#12633c]' },
  same: { Icon: ArrowRight, look: 'text-ink-soft' },
  worse: { Icon: ArrowDownRight, look: 'text-alarm' },
} as const satisfies { readonly [F in Fares]: unknown }

function Answer({ results }: { results: ResultsView | null }) {
  if (!results) return null
  const { word, fares } = bannerOf(results)
  const { Icon, look } = looks[fares]
  return (
    <span className={`font-semibold ${look}`}>
      <Icon aria-hidden className="inline size-[1.05em] align-text-bottom" />
      {`\u00A0${word}`}
    </span>
  )
}
