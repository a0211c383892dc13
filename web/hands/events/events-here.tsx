import { Suspense } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { useView } from '../../base/live/surroundings.ts'
import { lazyPart } from '../../base/parts/lazy-part.tsx'

/** Few cases have any. */
const EventCards = lazyPart(() => import('./event-cards.tsx').then((module) => module.EventCards))

/** What happens beside the step: on every page of the case, above its screen. */
export function EventsHere({ role, inset = '' }: { role: RoleId; inset?: string }) {
  const hasAny = useView((view) => view.events.length > 0 || view.devices !== null) ?? false
  if (!hasAny) return null
  return (
    <Suspense>
      <div className={inset}>
        <EventCards role={role} />
      </div>
    </Suspense>
  )
}
