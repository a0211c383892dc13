import { useState } from 'react'
import type { Draft, Fields } from '../../../base/live/use-draft.ts'
import { AnswerForm } from '../../../base/ui/answer-form.tsx'
import { ChoiceField } from '../../../base/ui/choice-field.tsx'
import { FinalNote } from './question-and-answer.tsx'

type Options = readonly { readonly slug: string; readonly name: string }[]

/** What is chosen and not sent yet. Earlier pages kept an option's name. */
export const optionIn = (options: Options, { choice }: Fields): string | null =>
  options.find(({ slug, name }) => slug === choice || name === choice)?.slug ?? null

interface ChoiceFormProps {
  readonly draft: Draft
  readonly legend: string
  readonly options: Options
  readonly isSending: boolean
  readonly onConfirm: (slug: string) => void
}

/** One of several, sent once. */
export function ChoiceForm({ draft, legend, options, isSending, onConfirm }: ChoiceFormProps) {
  const [fields, enter] = draft
  const chosen = optionIn(options, fields)
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
