import { useState } from 'react'
import { AnswerForm } from '../../ui/answer-form.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { FinalNote } from './final-note.tsx'

interface ChoiceFormProps {
  readonly legend: string
  readonly options: readonly { readonly slug: string; readonly name: string }[]
  readonly isSending: boolean
  readonly onConfirm: (slug: string) => void
}

/** One of several, sent once. */
export function ChoiceForm({ legend, options, isSending, onConfirm }: ChoiceFormProps) {
  const [chosen, setChosen] = useState<string | null>(null)
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
      <ChoiceField legend={legend} options={options} chosen={chosen} onChoose={setChosen} />
      <FinalNote />
    </AnswerForm>
  )
}
