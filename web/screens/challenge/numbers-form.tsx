import { useRef, useState } from 'react'
import type { Range } from '#case/story/challenge.ts'
import type { Fields } from '../../live/drafts.ts'
import { useDraft } from '../../live/use-draft.ts'
import { AnswerForm } from '../../ui/answer-form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { numberIn } from '../../ui/typed-number.ts'
import { FinalNote } from './question-and-answer.tsx'

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

/** A number that is asked for. */
export interface AskedNumber<S extends string = string> {
  readonly slug: S
  readonly label: string
  readonly unit: string
  readonly limits?: Range
  /** What the number means, told while it is typed. */
  readonly meaning?: (value: number) => string
}

export type Numbers<S extends string> = { readonly [slug in S]: number }

/** What is wrong beyond the typing, which the field itself tells; null if nothing is. */
export function problemWith({ limits }: Pick<AskedNumber, 'limits'>, text: string): string | null {
  if (text.trim() === '') return 'Type a number first.'
  const value = numberIn(text)
  if (value === null) return null
  if (!Number.isFinite(value)) return 'That number is too large.'
  return limits && (value < limits.from || value > limits.to)
    ? `Enter a number from ${limits.from} to ${limits.to}.`
    : null
}

/** The first that cannot be sent as it stands; -1: all can. */
export const firstAmiss = (asks: readonly AskedNumber[], texts: Fields): number =>
  asks.findIndex((ask) => {
    const text = texts[ask.slug] ?? ''
    return numberIn(text) === null || problemWith(ask, text) !== null
  })

/** What was typed, by slug. Only for texts of which none is amiss. */
export const numbersIn = <S extends string>(asks: readonly AskedNumber<S>[], texts: Fields): Numbers<S> =>
  // Each slug has its entry; the type of fromEntries cannot say so.
  Object.fromEntries(asks.map(({ slug }) => [slug, numberIn(texts[slug] ?? '')])) as Numbers<S>
