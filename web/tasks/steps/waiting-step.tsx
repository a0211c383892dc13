import { Hourglass } from 'lucide-react'
import type { StepView } from '#case/views/task-steps.ts'
import { entry } from '../../ui/entry-focus.ts'
import { leftText } from '../../ui/number-text.ts'

/** A step that was begun and ends by itself. */
export function WaitingStep({ step, leftMs }: { step: StepView; leftMs: number }) {
  return (
    <div tabIndex={-1} className="space-y-2 rounded-xl outline-none" {...entry}>
      <p className="font-semibold text-lg leading-snug">{step.label}</p>
      <p className="flex items-center gap-2.5 font-medium text-away">
        <Hourglass aria-hidden size={20} className="shrink-0 animate-pulse" />
        <span>
          Please wait, <span className="tabular-nums">{leftText(leftMs)}</span> to go
        </span>
      </p>
    </div>
  )
}
