import { useState } from 'react'
import { useDraft } from '../../live/use-draft.ts'
import { AnswerForm } from '../../ui/answer-form.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { draftName } from './draft-name.ts'
import type { StepProps } from './step-props.ts'

export function ChooseStep({ work, step, hint, sending, onAnswer }: StepProps) {
  const [{ choice: chosen = null }, enter] = useDraft(draftName(work, step.slug))
  const [hasTried, setHasTried] = useState(false)
  const missing = hasTried && chosen === null ? 'Choose one first.' : null

  function confirm() {
    setHasTried(true)
    if (chosen !== null) onAnswer({ choice: chosen })
  }

  return (
    <AnswerForm hint={missing ?? hint} isSending={sending !== null} onConfirm={confirm}>
      <ChoiceField
        legend={step.label}
        options={step.options ?? []}
        chosen={chosen}
        onChoose={(choice) => enter({ choice })}
      />
    </AnswerForm>
  )
}
