import { ButtonLink } from '../../../base/ui/button.tsx'
import { pathAt, stepAt, useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'

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
