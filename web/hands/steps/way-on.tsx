import { ArrowRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCan } from '../../base/live/surroundings.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { AskFirst } from '../../base/ui/ask-first.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { useCallPerson } from '../attention/call-person.ts'
import { pathAt, useFlows } from './pages.ts'
import type { ScreenProps } from './screen-props.ts'

interface WayOnProps extends Pick<ScreenProps, 'page' | 'role' | 'standing'> {
  /** Said while the step does not let one go on. */
  readonly waitsFor?: string | null
  /** Something on this page that has to come first. */
  readonly first?: string | null
  /** Asked before going on, where going on would skip something. */
  readonly question?: string | null
  readonly children?: ReactNode
}

/** The button that leads to the next step, always called Continue, and what keeps it from leading there. The page goes along by itself. */
export function WayOn({ page, role, standing, waitsFor = null, first = null, question = null, children }: WayOnProps) {
  const [isAsking, setIsAsking] = useState(false)
  const flows = useFlows()
  const step = page.spots[role]?.step ?? 0
  const next = useCommand('continue')
  const isLast = pathAt(flows, role, step) === pathAt(flows, role, step + 1)
  const isHere = standing.kind === 'here'
  const isFree = useCan('mayContinue') && first === null
  const hint = isFree ? null : (first ?? waitsFor)
  useCallPerson(isHere && !isLast && isFree ? 'You can go on' : null)

  if (isLast) return isHere ? <Callout>You have come to the end of the case. Well flown.</Callout> : null
  if (!isHere) return null
  return (
    <div className="mt-auto space-y-3 pt-2">
      {children}
      <div role="alert">{next.refusal && <Callout look="alarm">{next.refusal}</Callout>}</div>
      {hint && <p className="text-center text-ink-soft">{hint}</p>}
      <Button
        className="min-h-14 w-full text-lg"
        disabled={!isFree || next.isSending}
        onClick={() => (question ? setIsAsking(true) : next.send({ step }))}
      >
        Continue
        <ArrowRight aria-hidden size={20} />
      </Button>
      {isAsking && (
        <AskFirst
          question={{ title: 'Go on?', text: question ?? '', stay: 'Stay', go: 'Go on' }}
          onStay={() => setIsAsking(false)}
          onGo={() => next.send({ step })}
        />
      )}
    </div>
  )
}
