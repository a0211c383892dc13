import { useState } from 'react'
import type { UsingView } from '#case/views/task-steps.ts'
import { AnswerForm } from '../../ui/answer-form.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { numberIn } from '../../ui/typed-number.ts'

interface NumberAnswerProps {
  readonly label: string
  readonly unit: string
  readonly using: UsingView | null
  readonly hint: string | null
  readonly isSending: boolean
  readonly onAnswer: (answer: { value: number; using?: string }) => void
  readonly isInner?: boolean
}

/** A number, and what it is drawn from or into where that is asked with it. */
export function NumberAnswer({ label, unit, using, hint, isSending, onAnswer, isInner = false }: NumberAnswerProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const value = numberIn(text)
  const missing = using && chosen === null ? 'Choose one first.' : text.trim() === '' ? 'Type a number first.' : null

  function confirm() {
    setHasTried(true)
    if (missing || value === null) return
    onAnswer({ value, ...(chosen !== null && { using: chosen }) })
  }

  return (
    <AnswerForm hint={(hasTried ? missing : null) ?? hint} isSending={isSending} onConfirm={confirm}>
      {using ? (
        <fieldset className="space-y-4">
          <legend className={`mb-3 leading-snug ${isInner ? 'font-medium' : 'font-semibold text-lg'}`}>{label}</legend>
          <ChoiceField isInner legend={using.label} options={using.options} chosen={chosen} onChoose={setChosen} />
          <NumberField isInner label="How much?" unit={unit} text={text} onText={setText} isEntry={false} />
        </fieldset>
      ) : (
        <NumberField isInner={isInner} label={label} unit={unit} text={text} onText={setText} isEntry />
      )}
    </AnswerForm>
  )
}
