import { ArrowRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { RoleId } from '#case/roles.ts'
import { useCommand } from '../live/use-command.ts'
import { type Page, pathAt, stepAt } from '../routes/pages.ts'
import type { Standing } from '../routes/standing.ts'
import { TeamList } from '../team/team-list.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

interface StepScreenProps {
  readonly page: Page
  readonly role: RoleId
  readonly standing: Standing
}

/** A step of any kind: who is where, and the way on. */
export function StepScreen({ page, role, standing }: StepScreenProps) {
  const spot = page.spots[role]
  const isHere = standing.kind === 'here'

  return (
    <div className="flex flex-1 flex-col gap-5">
      <TeamList ownRole={role} />
      {spot && (
        <div className="mt-auto">
          {spot.isSubPage ? (
            <ButtonLink look="quiet" to={pathAt(role, spot.step)} className="w-full">
              Back to {stepAt(role, spot.step).title}
            </ButtonLink>
          ) : (
            <WayOn role={role} step={spot.step} isHere={isHere} />
          )}
        </div>
      )}
    </div>
  )
}

function WayOn({ role, step, isHere }: { role: RoleId; step: number; isHere: boolean }) {
  const navigate = useNavigate()
  const next = useCommand('continue', () => navigate(pathAt(role, step + 1)))
  const isLast = pathAt(role, step) === pathAt(role, step + 1)

  if (isLast) return isHere ? <Callout>You have come to the end of the case. Well flown.</Callout> : null
  return (
    <div className="space-y-3">
      <div role="alert">{next.refusal && <Callout look="alarm">{next.refusal}</Callout>}</div>
      <Button
        className="min-h-14 w-full text-lg"
        disabled={!isHere || next.isSending}
        onClick={() => next.send({ step })}
      >
        Continue
        <ArrowRight aria-hidden size={20} />
      </Button>
    </div>
  )
}
