import { useRef, useState } from 'react'
import { useDraft } from '../../live/use-draft.ts'
import { AnswerForm } from '../../ui/answer-form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { numberIn } from '../../ui/typed-number.ts'
import { type AskedNumber, firstAmiss, type Numbers, numbersIn, problemWith } from './asked-number.ts'
import { FinalNote } from './final-note.tsx'

interface NumbersFormProps<S extends string> {
  /** What it is remembered by until it is sent. */
  readonly draft: string
  readonly asks: readonly AskedNumber<S>[]
  readonly isSending: boolean
  readonly onConfirm: (numbers: Numbers<S>) => void
}

/** One or more numbers, sent together, once. */
export function NumbersForm<S extends string>({ draft, asks, isSending, onConfirm }: NumbersFormProps<S>) {
  const [texts, setTexts] = useDraft(draft)
  const [hasTried, setHasTried] = useState(false)
  const fields = useRef<HTMLDivElement>(null)

  function confirm() {
    setHasTried(true)
    const amiss = firstAmiss(asks, texts)
    if (amiss === -1) onConfirm(numbersIn(asks, texts))
    else fields.current?.querySelectorAll('input')[amiss]?.focus()
  }

  return (
    <AnswerForm hint={null} isSending={isSending} onConfirm={confirm}>
      <div ref={fields} className="space-y-5">
        {asks.map((ask) => {
          const text = texts[ask.slug] ?? ''
          return (
            <div key={ask.slug}>
              <NumberField
                isInner
                isEntry={false}
                label={ask.label}
                unit={ask.unit}
                text={text}
                onText={(typed) => setTexts({ ...texts, [ask.slug]: typed })}
                problem={hasTried ? problemWith(ask, text) : null}
              />
              <FieldNote ask={ask} value={numberIn(text)} />
            </div>
          )
        })}
      </div>
      <FinalNote />
    </AnswerForm>
  )
}

/** From where to where, and what the typed number means. */
function FieldNote({ ask: { limits, meaning }, value }: { ask: AskedNumber; value: number | null }) {
  if (!limits && !meaning) return null
  return (
    <p className="mt-1.5 flex justify-between gap-4 text-ink-soft text-sm tabular-nums">
      <span>{limits && `${limits.from} to ${limits.to}`}</span>
      {meaning && value !== null && <span className="font-semibold text-ink">{meaning(value)}</span>}
    </p>
  )
}
