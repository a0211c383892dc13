import { UserCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { entry } from '../../ui/entry-focus.ts'
import { Hint } from '../../ui/hint.tsx'
import { SentBackNote } from './sent-back.tsx'
import type { StepProps } from './step-props.ts'

/** A plain act: the button says what is done. */
export function DoStep({ step, hint, sending, onAnswer }: StepProps) {
  return (
    <div className="space-y-4 has-[>[role=status]:empty]:space-y-0">
      <Button
        aria-disabled={sending !== null}
        className="min-h-14 w-full text-balance text-lg leading-snug"
        onClick={() => sending === null && onAnswer({})}
        {...entry}
      >
        {step.label}
      </Button>
      <Hint text={hint} />
    </div>
  )
}

/** Asks a second person, then waits for the answer. */
export function CheckStep(props: StepProps) {
  const { step } = props
  if (step.checkAskedAt === null) {
    return (
      <div className="space-y-3">
        {step.sentBack && <SentBackNote sentBack={step.sentBack} />}
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
