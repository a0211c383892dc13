import { pathAt, stepAt, useFlows } from '../../steps/pages.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** A step without a screen of its own: who is where, and the way on. */
export function StepScreen({ page, role, standing }: ScreenProps) {
  const flows = useFlows()
  const spot = page.spots[role]
  return (
    <div className="flex flex-1 flex-col gap-5">
      <TeamList ownRole={role} />
      {spot?.isSubPage ? (
        <ButtonLink look="quiet" to={pathAt(flows, role, spot.step)} className="mt-auto w-full">
          Back to {stepAt(flows, role, spot.step).title}
        </ButtonLink>
      ) : (
        spot && <WayOn page={page} role={role} standing={standing} />
      )}
    </div>
  )
}
