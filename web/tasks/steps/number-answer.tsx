import { useState } from 'react'
import type { UsingView } from '#case/views/task-steps.ts'
import { useDraft } from '../../live/use-draft.ts'
import { AnswerForm } from '../../ui/answer-form.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { numberIn } from '../../ui/typed-number.ts'

interface NumberAnswerProps {
  /** What it is remembered by until it is sent. */
  readonly draft: string
  readonly label: string
  readonly unit: string
  readonly using: UsingView | null
  readonly hint: string | null
  readonly isSending: boolean
  readonly onAnswer: (answer: { value: number; using?: string }) => void
  readonly isInner?: boolean
}

/** A number, and what it is drawn from or into where that is asked with it. */
export function NumberAnswer({
  draft,
  label,
  unit,
  using,
  hint,
  isSending,
  onAnswer,
  isInner = false,
}: NumberAnswerProps) {
  const [fields, enter] = useDraft(draft)
  const { text = '', using: chosen = null } = fields
  const setText = (typed: string) => enter({ ...fields, text: typed })
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
          <ChoiceField
            isInner
            legend={using.label}
            options={using.options}
            chosen={chosen}
            onChoose={(choice) => enter({ ...fields, using: choice })}
          />
          <NumberField isInner label="How much?" unit={unit} text={text} onText={setText} isEntry={false} />
        </fieldset>
      ) : (
        <NumberField isInner={isInner} label={label} unit={unit} text={text} onText={setText} isEntry />
      )}
    </AnswerForm>
  )
}
