import { useState } from 'react'
import type { EventAsk, EventView } from '#case/views/events.ts'
import { useDraft } from '../live/use-draft.ts'
import { AnswerForm } from '../ui/answer-form.tsx'
import { Callout } from '../ui/callout.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { numberIn } from '../ui/typed-number.ts'
import { DevicePicture } from './device-picture.tsx'

interface EventAnswerProps {
  readonly slug: string
  readonly ask: EventAsk
  readonly wrong: EventView['wrong']
  readonly isSending: boolean
  readonly refusal: string | null
  readonly onAnswer: (answer: { choice: string } | { value: number }) => void
}

/** What whose job it is does about it: one of several things, a number, or a part of a device. */
export function EventAnswer({ slug, ask, wrong, isSending, refusal, onAnswer }: EventAnswerProps) {
  const [{ text = '', chosen = null }, enter] = useDraft(`event ${slug}`)
  const [missing, setMissing] = useState<string | null>(null)
  const choose = (option: string) => enter({ chosen: option })

  function confirm() {
    const value = numberIn(text)
    const isNumber = ask.kind === 'number'
    setMissing(isNumber ? (text.trim() === '' ? 'Type a number first.' : null) : chosen ? null : 'Choose one first.')
    if (isNumber && value !== null) onAnswer({ value })
    if (!isNumber && chosen) onAnswer({ choice: chosen })
  }

  return (
    <>
      <AnswerForm hint={missing ?? hintOn(wrong)} isSending={isSending} onConfirm={confirm}>
        {ask.device && <DevicePicture device={ask.device} chosen={chosen} onChoose={choose} />}
        {ask.kind === 'number' ? (
          <NumberField
            isInner
            label={ask.question}
            unit={ask.unit ?? ''}
            text={text}
            onText={(typed) => enter({ text: typed })}
            isEntry
          />
        ) : (
          <ChoiceField legend={ask.question} options={ask.options} chosen={chosen} onChoose={choose} />
        )}
      </AnswerForm>
      <div role="alert">{refusal && <Callout look="alarm">{refusal}</Callout>}</div>
    </>
  )
}

/** Named with what was tried, so that the next wrong try is read out as well. */
const hintOn = (wrong: EventView['wrong']): string | null => wrong && `${wrong.answer}: ${wrong.hint}`
