import { type ReactNode, useRef } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { isOfOrders } from '#case/report/orders-metrics.ts'
import type { Report } from '#case/report/report.ts'
import { disclaimer } from '#content/texts/messages.ts'
import { Button } from '../../base/ui/button.tsx'
import { clockText } from '../../base/ui/number-text.ts'
import { useOpenForPrint } from '../../base/ui/use-open-for-print.ts'
import { CourseSection, useCourse } from './course/course-section.tsx'
import { DecisionList } from './decisions/decision-list.tsx'
import { bestCount, TalkFirst } from './decisions/talking-points.tsx'
import { ChallengeAnswers, ObjectivesList } from './learning-sections.tsx'
import { MetricsSection, OrdersSection } from './metrics-section.tsx'
import { OwnPart, PersonByPerson } from './person/person-section.tsx'
import { RecordingsSection } from './recordings-section.tsx'
import { ScoreCard, ScoreItems } from './score/score-card.tsx'
import { ContentsLinks } from './section/report-section.tsx'
import { FoldsProvider, type SectionId, sections, useNewFolds } from './section/sections.ts'
import { StandInsProvider } from './section/stand-ins.ts'
import { StandInsSection } from './stand-ins-section.tsx'
import { EventsSection, TeachingSection } from './teaching-section.tsx'
import { TasksSection, TimesSection, useHasTasks } from './time-sections.tsx'

interface ReportPageProps {
  readonly report: Report
  readonly role: RoleId
  /** Whether it is told to somebody who was not in the team. */
  readonly isTold?: boolean
  /** How to keep it. */
  readonly keep: ReactNode
  readonly debrief: ReactNode
}

/** The whole report: on the screen one column, on paper two. */
export function ReportPage({ report, role, isTold = false, keep, debrief }: ReportPageProps) {
  const page = useRef<HTMLDivElement>(null)
  useOpenForPrint(page)
  const course = useCourse(report)
  const metricsOfTransport = report.metrics.filter(({ slug }) => !isOfOrders(slug))
  const hasTasks = useHasTasks(report)
  const own = isTold ? undefined : report.persons.find(({ roleId }) => roleId === role)
  const hasPersons = isTold && report.persons.length > 0
  const has = { course: course !== null, tasks: hasTasks, 'own-part': own !== undefined, persons: hasPersons }
  const without = emptySections(report, has)
  const folds = useNewFolds(foldedParts.filter((id) => !without.includes(id)))

  return (
    <StandInsProvider value={report.standIns}>
      <FoldsProvider value={folds}>
        <div ref={page} data-role={role} className="space-y-6 pb-16 print:space-y-2 print:pb-0">
          <ContentsLinks without={without} />
          <ScoreCard report={report} />
          <AtAGlance report={report} />
          {keep}
          <Button look="quiet" className="hidden w-full narrow:inline-flex" onClick={folds.toggleAll}>
            {folds.isAllOpen ? 'Close all parts' : 'Open all parts'}
          </Button>
          <div className="report-body space-y-12 narrow:space-y-5 pt-3 print:space-y-3 print:pt-1">
            <TalkFirst report={report} />
            <StandInsSection standIns={report.standIns} />
            <EventsSection events={report.events} looks={report.looks} />
            <TeachingSection teaching={report.teaching} />
            <ScoreItems report={report} />
            <DecisionList decisions={report.decisions} />
            {course && <CourseSection course={course} decisions={report.decisions} />}
            <TimesSection report={report} />
            <OrdersSection report={report} />
            <MetricsSection metrics={metricsOfTransport} />
            {hasTasks && <TasksSection report={report} />}
            <RecordingsSection report={report} />
            <ChallengeAnswers answers={report.answers} />
            <ObjectivesList objectives={report.objectives} watched={report.watched} />
            {own && <OwnPart person={own} />}
            {hasPersons && <PersonByPerson persons={report.persons} />}
            {debrief}
            <footer className="border-line border-t pt-4 text-ink-soft text-sm leading-relaxed print:hidden">
              <p>{disclaimer}</p>
            </footer>
          </div>
        </div>
      </FoldsProvider>
    </StandInsProvider>
  )
}

/** The time line stands below the report. */
const foldedParts = sections.map(({ id }) => id).filter((id) => id !== 'time-line')

const emptySections = (
  { standIns, events, looks, teaching, metrics, orders }: Report,
  has: { readonly [S in 'course' | 'tasks' | 'own-part' | 'persons']: boolean },
): readonly SectionId[] => {
  const isThere: { readonly [S in SectionId]?: boolean } = {
    ...has,
    'stand-ins': standIns.length > 0,
    events: events.length + looks.length > 0,
    educator: teaching.length > 0,
    metrics: metrics.some(({ slug }) => !isOfOrders(slug)),
    orders: orders.length > 0,
  }
  return sections.map(({ id }) => id).filter((id) => isThere[id] === false)
}

/** Four numbers to begin with. */
function AtAGlance({ report }: { report: Report }) {
  const { preparation, objectives, decisions, minutesLost, story } = report
  return (
    <dl className="grid grid-cols-2 gap-2.5 print:grid-cols-4 print:gap-1.5">
      <Tile
        name="Best choices"
        value={`${bestCount(decisions)} of ${decisions.length}`}
        note="decisions that could not be better"
      />
      <Tile
        name="Objectives met"
        value={`${objectives.filter(({ isMet }) => isMet).length} of ${objectives.length}`}
        note="of the case"
      />
      {preparation && (
        <Tile
          name="Preparation"
          value={clockText(preparation.durationMs)}
          note={`best possible ${clockText(preparation.bestMs)}`}
        />
      )}
      <Tile
        name="Hands lost"
        value={`${minutesLost} min`}
        note={minutesLost > 0 ? `kept from the newborn by ${story.lostTo}` : `none to ${story.lostTo}`}
      />
    </dl>
  )
}

function Tile({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-wash px-4 py-3 print:px-2 print:py-1.5">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>
        <span className="block font-bold text-2xl tabular-nums tracking-tight print:text-xl">{value}</span>
        <span className="block text-ink-soft text-sm leading-snug">{note}</span>
      </dd>
    </div>
  )
}
