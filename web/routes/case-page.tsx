import type { TeamMember } from '#case/views/team.ts'
import { flows } from '#content/flows/flows.ts'
import { useView } from '../live/live-store.ts'
import { StepScreen } from '../screens/step-screen.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Page } from './pages.ts'
import { standingOf } from './standing.ts'
import { StandingNote } from './standing-note.tsx'
import { WaitingForProvider } from './waiting-for-provider.tsx'

/** One page of the case as it stands for this person, now. */
export function CasePage({ page, seat }: { page: Page; seat: TeamMember }) {
  const isRunning = useView((view) => view.isRunning) ?? false
  const { roleId, step: place } = seat
  const standing = standingOf(page, roleId, place)
  const spot = page.spots[roleId]

  return (
    <>
      <p className="text-ink-soft text-sm">
        {spot ? `Step ${spot.step + 2} of ${flows[roleId].length + 1}` : 'Another role’s page'}
      </p>
      <PageHeading title={spot?.title ?? page.title} className="mt-1 mb-5 text-balance font-bold text-title" />
      {isRunning ? (
        <div className="flex flex-1 flex-col gap-5">
          <StandingNote standing={standing} role={roleId} place={place} />
          <StepScreen key={page.path} page={page} role={roleId} standing={standing} />
        </div>
      ) : (
        <WaitingForProvider screen={page.screen} role={roleId} />
      )}
    </>
  )
}
