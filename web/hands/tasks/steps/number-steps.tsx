import { Check } from 'lucide-react'
import { useState } from 'react'
import type { AskView, UsingView } from '#case/views/preparation/task-steps.ts'
import { useDraft } from '../../../base/live/use-draft.ts'
import { AnswerForm } from '../../../base/ui/answer-form.tsx'
import { ChoiceField } from '../../../base/ui/choice-field.tsx'
import { NumberField } from '../../../base/ui/number-field.tsx'
import { numberIn } from '../../../base/ui/typed-number.ts'
import { draftName, type StepProps } from './step-props.ts'

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

/** Several numbers, one after the other: a wrong one gets its verdict, a right one its working. */
export function NumbersStep({ work, step, hint, sending, onAnswer }: StepProps) {
  const asks = step.asks ?? []
  const open = asks.find(({ isDone }) => !isDone)

  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-lg leading-snug">{step.label}</legend>
      <ol className="space-y-4">
        {asks.map((ask) => (
          <li key={ask.slug}>
            {ask === open ? (
              <NumberAnswer
                isInner
                draft={draftName(work, step.slug, ask.slug)}
                label={ask.name}
                unit={ask.unit}
                using={ask.using}
                hint={hint ?? verdictOn(ask)}
                isSending={sending?.ask === ask.slug}
                onAnswer={(answer) => onAnswer({ ask: ask.slug, ...answer })}
              />
            ) : (
              <AnsweredNumber ask={ask} />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

const verdictOn = ({ newestWrong, unit }: AskView) =>
  newestWrong && `${newestWrong.value} ${unit}: ${newestWrong.verdict}`

/** A number that is right, with how one arrives at it; or one whose turn is still to come. */
export function AnsweredNumber({ ask }: { ask: AskView }) {
  if (!ask.isDone) return <p className="text-ink-soft leading-snug">{ask.name}</p>
  return (
    <div className="rounded-xl bg-wash px-4 py-3 leading-snug">
      <p>{ask.name}</p>
      <p className="mt-1 flex gap-2 font-medium">
        <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-present" />
        {ask.working}
      </p>
    </div>
  )
}

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
function NumberAnswer({ draft, label, unit, using, hint, isSending, onAnswer, isInner = false }: NumberAnswerProps) {
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
