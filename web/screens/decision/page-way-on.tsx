import { ArrowRight } from 'lucide-react'
import type { PageSuffix } from '#case/story/decision-story.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import { decider } from '../../deciding/decider.ts'
import { useCommand } from '../../live/use-command.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { pointPath } from './point-of.ts'

interface PageWayOnProps extends ScreenProps {
  readonly point: PointView
  readonly suffix: PageSuffix
}

/** From the page the team has open the Provider leads on; from any other one goes back to the decision. */
export function PageWayOn({ point, suffix, ...props }: PageWayOnProps) {
  const isDecider = props.role === decider
  const isOpen = props.standing.kind === 'here' && point.showing === suffix
  const back = (
    <ButtonLink look="quiet" to={pointPath(point.point)} className="w-full">
      Back to the decision
    </ButtonLink>
  )
  if (isOpen && suffix === 'results') {
    return (
      <WayOn {...props} waitsFor={isDecider ? null : followText}>
        {back}
      </WayOn>
    )
  }
  if (isOpen && isDecider) return <TurnPage point={point.point} page={suffix} />
  return (
    <div className="mt-auto space-y-3 pt-2">
      {isOpen && <p className="text-center text-ink-soft">{followText}</p>}
      {back}
    </div>
  )
}

const followText = 'The Provider goes on. Your screen follows.'

/** To the next page, back to the point, or to the results: wherever that is, the page goes along. */
function TurnPage({ point, page }: { point: number; page: PageSuffix }) {
  const turn = useCommand('turn-page')
  return (
    <div className="mt-auto space-y-3 pt-2">
      <div role="alert">{turn.refusal && <Callout look="alarm">{turn.refusal}</Callout>}</div>
      <Button className="min-h-14 w-full text-lg" disabled={turn.isSending} onClick={() => turn.send({ point, page })}>
        Continue
        <ArrowRight aria-hidden size={20} />
      </Button>
    </div>
  )
}
