import type { TeamSeat } from '#case/views/team.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { useView } from '../live/live-store.ts'
import { leadPath } from '../steps/follow.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** A path that leads nowhere, and the way back. */
export function NotFoundScreen({ seat, look }: { seat: TeamSeat | null; look: 'light' | 'night' }) {
  const points = useView((view) => view.points) ?? []
  return (
    <div className="my-auto py-16 text-center">
      <PageHeading title="There is no such page" className="text-balance font-bold text-title" />
      <p
        className={`mx-auto mt-3 mb-8 max-w-sm leading-relaxed ${look === 'night' ? 'text-night-soft' : 'text-ink-soft'}`}
      >
        The address may be mistyped, or the page has moved. Your case goes on where you left it.
      </p>
      {seat ? (
        <ButtonLink to={leadPath(seat.roleId, seat.step, points)}>Go to your step</ButtonLink>
      ) : (
        <ButtonLink to="/select-role" look="dawn">
          Choose your role
        </ButtonLink>
      )}
    </div>
  )
}
