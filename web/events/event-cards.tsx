import type { RoleId } from '#case/records/roles.ts'
import type { EventView } from '#case/views/events.ts'
import { useView } from '../live/surroundings.ts'
import { EndedEvent } from './ended-event.tsx'
import { EventCard } from './event-card.tsx'
import { useCallToEvents } from './use-call-to-events.ts'

const none: readonly EventView[] = []

/** All that happens or has happened: what is open first, then what has ended. */
export function EventCards({ role }: { role: RoleId }) {
  const events = useView((view) => view.events) ?? none
  const announced = useCallToEvents(events)
  const open = events.filter(({ resolved, left }) => resolved === null && left === null)

  return (
    <div data-role={role} className="space-y-3 print:hidden">
      <p role="alert" className="sr-only">
        {announced}
      </p>
      {open.map((event) => (
        <EventCard key={event.slug} event={event} />
      ))}
      {events.map((event) => (
        <EndedEvent key={event.slug} event={event} />
      ))}
    </div>
  )
}
