import type { EventReport } from '#case/report/events-report.ts'
import { EventCard } from './section/event-card.tsx'
import { ReportSection } from './section/report-section.tsx'

/** What an educator let happen, and how the team met it. */
export function EventsSection({ events }: { events: readonly EventReport[] }) {
  if (events.length === 0) return null
  return (
    <ReportSection
      id="events"
      says={`${events.filter(({ resolvedAfterMs }) => resolvedAfterMs !== null).length} of ${events.length} seen to.`}
      lead="Your educator let this happen on the way. It brought no points and took none. Times are the case’s."
    >
      <ul className="space-y-3 print:space-y-1.5">
        {events.map((event) => (
          <li key={event.slug} className="rounded-card border border-line print:border-0">
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </ReportSection>
  )
}
