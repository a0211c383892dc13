import { useState } from 'react'
import { AnswerForm } from '../../ui/answer-form.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import type { StepProps } from './step-props.ts'

export function ChooseStep({ step, hint, sending, onAnswer }: StepProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const missing = hasTried && chosen === null ? 'Choose one first.' : null

  function confirm() {
    setHasTried(true)
    if (chosen !== null) onAnswer({ choice: chosen })
  }

  return (
    <AnswerForm hint={missing ?? hint} isSending={sending !== null} onConfirm={confirm}>
      <ChoiceField legend={step.label} options={step.options ?? []} chosen={chosen} onChoose={setChosen} />
    </AnswerForm>
  )
}
