import { draftName } from './draft-name.ts'
import { NumberAnswer } from './number-answer.tsx'
import type { StepProps } from './step-props.ts'

export function NumberStep({ work, step: { slug, label, unit, using }, sending, ...props }: StepProps) {
  return (
    <NumberAnswer
      draft={draftName(work, slug)}
      label={label}
      unit={unit ?? ''}
      using={using}
      isSending={sending !== null}
      {...props}
    />
  )
}
