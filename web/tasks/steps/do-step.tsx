import { Button } from '../../ui/button.tsx'
import { entry } from '../../ui/entry-focus.ts'
import { Hint } from '../../ui/hint.tsx'
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
