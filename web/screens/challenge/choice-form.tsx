import { useState } from 'react'
import { useDraft } from '../../live/use-draft.ts'
import { AnswerForm } from '../../ui/answer-form.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { FinalNote } from './question-and-answer.tsx'

interface ChoiceFormProps {
  /** What it is remembered by until it is sent. */
  readonly draft: string
  readonly legend: string
  readonly options: readonly { readonly slug: string; readonly name: string }[]
  readonly isSending: boolean
  readonly onConfirm: (slug: string) => void
}

/** One of several, sent once. */
export function ChoiceForm({ draft, legend, options, isSending, onConfirm }: ChoiceFormProps) {
  const [{ choice: chosen = null }, enter] = useDraft(draft)
  const [hasTried, setHasTried] = useState(false)

  function confirm() {
    setHasTried(true)
    if (chosen !== null) onConfirm(chosen)
  }

  return (
    <AnswerForm
      hint={hasTried && chosen === null ? 'Choose one first.' : null}
      isSending={isSending}
      onConfirm={confirm}
    >
      <ChoiceField legend={legend} options={options} chosen={chosen} onChoose={(choice) => enter({ choice })} />
      <FinalNote />
    </AnswerForm>
  )
}
