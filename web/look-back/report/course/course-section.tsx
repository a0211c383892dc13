import { ArrowDownRight, ArrowRight, ArrowUpRight, ChevronDown, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import type { Report } from '#case/report/report.ts'
import { numberOf, printed } from '#case/story/readings.ts'
import type { Analyte, Sign } from '#case/story/sign.ts'
import type { Fares, ResultsView } from '#case/views/bedside/point-results.ts'
import type { View } from '#case/views/view.ts'
import { useView } from '../../../base/live/surroundings.ts'
import { bannerOf } from '../../../monitor/bedside/results-banner.ts'
import { ReportSection } from '../section/report-section.tsx'
import { CourseCharts } from './course-charts.tsx'
import { type Course, courseOf, timeText } from './newborn-course.ts'

const head = 'py-1 pr-3 text-left align-bottom font-semibold last:pr-0'
const cell = 'py-1 pr-3 text-left align-top tabular-nums last:pr-0 print:py-0'

/** The charts in numbers. */
function CourseTables({ course: { instruments, rows, gases } }: { course: Course }) {
  return (
    <details className="group rounded-card border border-line print:border-0">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 font-medium hover:bg-wash print:hidden [&::-webkit-details-marker]:hidden">
        The charts as tables
        <ChevronDown aria-hidden size={20} className="text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="space-y-4 border-line border-t px-4 py-3 text-sm print:space-y-1 print:border-0 print:p-0">
        {/* On paper the charts say it: their numbers stand in them. */}
        <div className="print:hidden">
          <Scrolling label="Vital signs">
            <table className="w-full border-collapse">
              <caption className="sr-only">Vital signs by the clock of the story</caption>
              <thead>
                <tr className="border-line border-b">
                  {['Time', 'What had happened', ...instruments.signs.map(columnOf)].map((name) => (
                    <th key={name} scope="col" className={head}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ minutes, event, monitor }) => (
                  <tr key={event} className="border-line border-b last:border-0">
                    <td className={cell}>{timeText(minutes)}</td>
                    <th scope="row" className={`${cell} font-normal`}>
                      {event}
                    </th>
                    {instruments.signs.map(({ kind, slug }) => (
                      <td
                        key={slug}
                        className={kind === 'pressure' || kind === 'cuff' ? `${cell} whitespace-nowrap` : cell}
                      >
                        {monitor[slug]}
                        {kind === 'saturation' && '%'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolling>
        </div>
        {gases.length === 0 ? <p>No gas was taken.</p> : <GasTable analytes={instruments.analytes} gases={gases} />}
      </div>
    </details>
  )
}

/** As short as it can be said. */
const columnOf = ({ kind, label }: Sign): string =>
  kind === 'pressure' || kind === 'cuff'
    ? `${label} (mean)`
    : kind === 'saturation'
      ? label.charAt(0).toUpperCase() + label.slice(1)
      : label

function GasTable({ analytes, gases }: { analytes: readonly Analyte[]; gases: Course['gases'] }) {
  const told = analytes.filter(({ brief }) => brief?.includes('report'))
  return (
    <Scrolling label="Blood gases">
      <table className="w-full border-collapse">
        <caption className="sr-only">Blood gases by the clock of the story</caption>
        <thead>
          <tr className="border-line border-b">
            {['Time', 'Sample', ...told.map(({ name }) => name)].map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gases.map(({ point, minutes, kind, values }) => (
            <tr key={point} className="border-line border-b last:border-0">
              <td className={cell}>{timeText(minutes)}</td>
              <th scope="row" className={`${cell} font-normal`}>
                {kind === 'arterial' ? 'Arterial' : 'Heel'}, point {point}
              </th>
              {told.map((one) => {
                const value = values[one.slug]
                return (
                  <td key={one.slug} className={cell}>
                    {value === undefined ? 'not known' : printed(one, value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}

/** A table wider than a phone moves by itself, also with the keyboard. */
function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <section aria-label={label} tabIndex={0} className="overflow-x-auto print:break-inside-avoid">
      {children}
    </section>
  )
}

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
function saysOf({ rows, instruments: { signs } }: Course): string {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return 'No numbers were seen.'
  const [oxygen, pressure] = (['saturation', 'pressure'] as const).map((wanted) =>
    signs.find(({ kind }) => kind === wanted),
  )
  const fromTo = (sign: Sign) => `${numberOf(sign, first.monitor)} to ${numberOf(sign, last.monitor)} ${sign.unit}`
  const sayings = [
    oxygen?.kind === 'saturation' && `SpO2 ${oxygen.place} ${fromTo(oxygen)}`,
    pressure && `mean pressure ${fromTo(pressure)}`,
  ].filter(Boolean)
  return `${sayings.join(', ')}.`
}

interface CourseKeyProps extends Pick<View, 'points' | 'pages'> {
  readonly decisions: readonly DecisionReport[]
}

/** What the numbers on the charts stand for: what was decided at each point, and how she answered. */
function CourseKey({ points, pages, decisions }: CourseKeyProps) {
  return (
    <ol className="space-y-3 print:space-y-1">
      {points.map(({ point, place, time, call }) => {
        const decided = decisions.filter(({ slug }) => slug === point)
        const names = decided.flatMap(({ provider }) => provider)
        return (
          <li key={point} className="space-y-3 print:break-inside-avoid print:space-y-1">
            {call && (
              <Entry mark={<Phone aria-hidden size={13} />} look="bg-away" time={call.time}>
                Medical control called.
              </Entry>
            )}
            <Entry mark={place} look="bg-ink" time={time}>
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
