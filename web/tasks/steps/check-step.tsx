import { UserCheck } from 'lucide-react'
import { Callout } from '../../ui/callout.tsx'
import { entry } from '../../ui/entry-focus.ts'
import { DoStep } from './do-step.tsx'
import { sentBackText } from './sent-back-text.ts'
import type { StepProps } from './step-props.ts'

/** Asks a second person, then waits for the answer. */
export function CheckStep(props: StepProps) {
  const { step } = props
  if (step.checkAskedAt === null) {
    return (
      <div className="space-y-3">
        {step.sentBack && (
          <Callout look="wait">
            <p className="font-semibold">{sentBackText(step.sentBack)}</p>
            <p>{step.sentBack.finding}</p>
          </Callout>
        )}
        <DoStep {...props} />
      </div>
    )
  }
  return (
    <div tabIndex={-1} className="space-y-2 rounded-xl outline-none" {...entry}>
      <p className="font-semibold text-lg leading-snug">{step.label}</p>
      <p className="flex items-center gap-2.5 font-medium text-away">
        <UserCheck aria-hidden size={20} className="shrink-0 animate-pulse" />
        Waiting for the Provider or RT
      </p>
      <p className="text-ink-soft leading-snug">
        The request is on their screens. RT cannot check during the calibration.
      </p>
    </div>
  )
}
