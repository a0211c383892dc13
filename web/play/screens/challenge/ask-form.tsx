import { useRef, useState } from 'react'
import type { Answer } from '#case/records/answer.ts'
import { type Numbers, saidInFull } from '#case/rules/said-number.ts'
import { draftsOfBefore } from '#case/story/asks-of-before.ts'
import type { NumberAsked } from '#case/views/challenge/ask-result.ts'
import type { AskView } from '#case/views/challenge/challenge.ts'
import { messages } from '#content/texts/messages.ts'
import { useSurroundings } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { type Draft, type Fields, useDraft } from '../../../base/live/use-draft.ts'
import { AnswerForm } from '../../../base/ui/answer-form.tsx'
import { Disclosure } from '../../../base/ui/disclosure.tsx'
import { useEntryFocus } from '../../../base/ui/focus-and-press.ts'
import { NumberField } from '../../../base/ui/number-field.tsx'
import { typeset } from '../../../base/ui/number-text.ts'
import { numberIn } from '../../../base/ui/typed-number.ts'
import { answeredText, answerText, isSuggested, namesOf } from './ask-cards.ts'
import { SettleForm, SuggestionClosed, SuggestionList } from './challenge-team.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { AnswerState, FinalNote, GivenFacts, KeptAnswer, PartQuestion } from './question-and-answer.tsx'

interface NumbersFormProps {
  readonly draft: Draft
  readonly asks: readonly NumberAsked[]
  readonly isSending: boolean
  readonly onConfirm: (numbers: Numbers) => void
}

/** One or more numbers, sent together, once. */
function NumbersForm({ draft, asks, isSending, onConfirm }: NumbersFormProps) {
  const [texts, setTexts] = draft
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

/** From where to where, and what the typed number means in another unit. */
function FieldNote({ ask, value }: { ask: NumberAsked; value: number | null }) {
  const { limits, also } = ask
  if (!limits && !also) return null
  return (
    <p className="mt-1.5 flex justify-between gap-4 text-ink-soft text-sm tabular-nums">
      <span>{limits && `${limits.from} to ${limits.to}`}</span>
      {also && value !== null && <span className="font-semibold text-ink">{saidInFull(ask, value)}</span>}
    </p>
  )
}

/** What is wrong beyond the typing, which the field itself tells; null if nothing is. */
export function problemWith({ limits }: Pick<NumberAsked, 'limits'>, text: string): string | null {
  if (text.trim() === '') return 'Type a number first.'
  const value = numberIn(text)
  if (value === null) return null
  if (!Number.isFinite(value)) return 'That number is too large.'
  return limits && (value < limits.from || value > limits.to)
    ? `Enter a number from ${limits.from} to ${limits.to}.`
    : null
}

/** The first that cannot be sent as it stands; -1: all can. */
export const firstAmiss = (asks: readonly NumberAsked[], texts: Fields): number =>
  asks.findIndex((ask) => {
    const text = texts[ask.slug] ?? ''
    return numberIn(text) === null || problemWith(ask, text) !== null
  })

/** What was typed, by slug. Only for texts of which none is amiss. */
export const numbersIn = (asks: readonly NumberAsked[], texts: Fields): Numbers =>
  Object.fromEntries(asks.map(({ slug }) => [slug, numberIn(texts[slug] ?? '') ?? Number.NaN]))

interface AskFormProps {
  readonly asks: readonly AskView[]
  /** Nothing is left to answer in this challenge. */
  readonly isAllDone: boolean
  readonly onDone: () => void
}

/** Something that is asked: what there is to know, then its answer; where it is asked again, that comes below. */
export function AskForm({ asks, isAllDone, onDone }: AskFormProps) {
  const [first] = asks
  const answers = useEntryFocus(String(asks.length))
  if (!first) return null
  return (
    <div className="flex flex-col gap-4">
      <Question ask={first} />
      {first.given.length > 0 && <GivenFacts given={first.given} />}
      {first.formula && (
        <Disclosure title="Formula">
          <p className="font-medium tabular-nums">{typeset(first.formula)}</p>
        </Disclosure>
      )}
      <div ref={answers} className="flex flex-col gap-4">
        {asks.map((ask) => (
          <AnswerOf key={ask.slug} ask={ask} isAllDone={isAllDone} onDone={onDone} />
        ))}
      </div>
    </div>
  )
}

/** What is asked; a choice that is open says it above its options. */
function Question({ ask }: { ask: AskView }) {
  const { kind, question, answer, suggestion } = ask
  if (kind === 'choice' && answer === null) return null
  if (!suggestion) return <PartQuestion>{question}</PartQuestion>
  if (isSuggested(ask)) {
    const told = !suggestion.isClosed && 'The Provider sees what you suggest, and chooses.'
    return (
      <PartQuestion>
        {question} {told}
      </PartQuestion>
    )
  }
  const suggest = suggestion.given?.length === 1 ? 'suggests' : 'suggest'
  return (
    <PartQuestion>
      {namesOf(suggestion.given?.map(({ roleId }) => roleId) ?? [])} {suggest}, you choose. {suggestion.unitNote}
    </PartQuestion>
  )
}

/** One answer, as far as it is: open, on its way, or kept. */
function AnswerOf({ ask, isAllDone, onDone }: Omit<AskFormProps, 'asks'> & { ask: AskView }) {
  const { answer, suggestion } = ask
  const { notify } = useSurroundings()
  const draft = useDraft(`ask ${ask.slug}`, ...draftsOfBefore(ask.slug))
  const isIt = (asked: { readonly ask: string }) => asked.ask === ask.slug
  const command = useCommand(
    'answer-ask',
    () => {
      notify(messages.answerStored)
      if (!ask.isAskedAgain) onDone()
    },
    isIt,
  )
  const send = (said: Partial<Answer>) => command.send({ ask: ask.slug, option: null, numbers: null, ...said })

  return (
    <>
      {suggestion?.given && <SuggestionList given={suggestion.given} ask={ask} />}
      {answer !== null && <KeptAnswer label={answeredText(ask)} answer={answerText(ask, answer)} />}
      {isSuggested(ask) && <SuggestionClosed ask={ask} isAllDone={isAllDone} onDone={onDone} />}
      {answer === null && !(isSuggested(ask) && suggestion?.isClosed) && (
        <OpenAnswer ask={ask} draft={draft} isSending={command.isSending} onSend={send} />
      )}
      <AnswerState sending={command.sending && answerText(ask, command.sending)} refusal={command.refusal} />
    </>
  )
}

interface OpenAnswerProps {
  readonly ask: AskView
  readonly draft: Draft
  readonly isSending: boolean
  readonly onSend: (said: Partial<Answer>) => void
}

function OpenAnswer({ ask, draft, isSending, onSend }: OpenAnswerProps) {
  const { question, options, numbers, suggestion } = ask
  if (suggestion?.given) return <SettleForm {...{ ask, draft, isSending, onSend }} given={suggestion.given} />
  if (options.length > 0) {
    const onConfirm = (option: string) => onSend({ option })
    return <ChoiceForm {...{ draft, options, isSending, onConfirm }} legend={question} />
  }
  return (
    <>
      {suggestion && <p className="text-ink-soft">{suggestion.unitNote}</p>}
      <NumbersForm {...{ draft, isSending }} asks={numbers} onConfirm={(typed) => onSend({ numbers: typed })} />
    </>
  )
}
