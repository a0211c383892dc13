import { useSearchParams } from 'react-router'
import type { TeamMember } from '#case/views/team.ts'
import { flows } from '#content/flows/flows.ts'
import { useView } from '../live/live-store.ts'
import { ScreenOf } from '../screens/screen-of.tsx'
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
  const [search] = useSearchParams()
  // There the main area has no padding: a screen may reach from edge to edge, words may not.
  const inset = search.get('isAR') === 'true' ? 'px-5' : ''

  return (
    <>
      <div className={inset && `${inset} pt-3`}>
        <p className="text-ink-soft text-sm">
          {spot ? `Step ${spot.step + 2} of ${flows[roleId].length + 1}` : 'Another role’s page'}
        </p>
        <PageHeading title={spot?.title ?? page.title} className="mt-1 mb-5 text-balance font-bold text-title" />
      </div>
      {isRunning ? (
        <div className="flex flex-1 flex-col gap-5">
          {standing.kind !== 'here' && (
            <div className={inset}>
              <StandingNote standing={standing} role={roleId} place={place} />
            </div>
          )}
          <ScreenOf key={page.path} page={page} role={roleId} standing={standing} />
        </div>
      ) : (
        <WaitingForProvider screen={page.screen} role={roleId} />
      )}
    </>
  )
}
