import { NumberAnswer } from './number-answer.tsx'
import type { StepProps } from './step-props.ts'

export function NumberStep({ step: { label, unit, using }, sending, ...props }: StepProps) {
  return <NumberAnswer label={label} unit={unit ?? ''} using={using} isSending={sending !== null} {...props} />
}
