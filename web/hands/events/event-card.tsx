import { Eye, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { EventAsk, EventView } from '#case/views/events.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { useDraft } from '../../base/live/use-draft.ts'
import { RoleName } from '../../base/roles/role-tag.tsx'
import { AnswerForm } from '../../base/ui/answer-form.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { ChoiceField } from '../../base/ui/choice-field.tsx'
import { NumberField } from '../../base/ui/number-field.tsx'
import { numberIn } from '../../base/ui/typed-number.ts'
import { DevicePicture } from './device-picture.tsx'

/** Something that happens: what this person sees of it, and what they can do about it. */
export function EventCard({ event }: { event: EventView }) {
  const { slug, heading, sign, display, seen, ask, isWithOthers, wrong } = event
  const resolve = useCommand('resolve-event')
  return (
    <section
      aria-label={`Happening now: ${heading}`}
      className="overflow-hidden rounded-card border-2 border-alarm bg-paper shadow-sheet motion-safe:animate-arrive"
    >
      <h2 className="flex items-center gap-2.5 bg-alarm-soft px-4 py-2.5 font-bold text-alarm">
        <TriangleAlert aria-hidden size={20} className="shrink-0" />
        {heading}
      </h2>
      <div className="space-y-3 p-4 leading-snug">
        {sign && <p className="font-semibold">{sign}</p>}
        {display && <Display {...display} />}
        {seen && <p>{seen}</p>}
        {(!isWithOthers || event.recognisedBy !== null) && <Recognition event={event} />}
        {ask ? (
          <EventAnswer
            slug={slug}
            ask={ask}
            wrong={wrong}
            isSending={resolve.sending?.event === slug}
            refusal={resolve.refusal}
            onAnswer={(answer) => resolve.send({ event: slug, ...answer })}
          />
        ) : (
          <p className="text-ink-soft">
            {isWithOthers ? 'Others see to it now.' : 'This is for somebody else’s hands. Make sure that they know.'}
          </p>
        )}
      </div>
    </section>
  )
}

/** What a device shows, as on its own small screen. */
function Display({ device, reading }: { device: string; reading: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 rounded-xl bg-night px-4 py-2.5 text-night-soft">
      <span className="text-sm">{device}</span>
      <span className="font-bold text-dawn text-lg tabular-nums">{reading}</span>
    </p>
  )
}

/** The first who says that they see it is noted. */
function Recognition({ event: { slug, recognisedBy } }: { event: EventView }) {
  const recognise = useCommand('recognise-event')
  if (recognisedBy !== null) {
    return (
      <p className="text-ink-soft text-sm">
        Seen first by <RoleName role={recognisedBy} />
      </p>
    )
  }
  return (
    <>
      <Button
        look="quiet"
        className="w-full"
        aria-disabled={recognise.isSending}
        onClick={() => !recognise.isSending && recognise.send({ event: slug })}
      >
        <Eye aria-hidden size={18} /> I see it
      </Button>
      <div role="alert">{recognise.refusal && <Callout look="alarm">{recognise.refusal}</Callout>}</div>
    </>
  )
}

interface EventAnswerProps {
  readonly slug: string
  readonly ask: EventAsk
  readonly wrong: EventView['wrong']
  readonly isSending: boolean
  readonly refusal: string | null
  readonly onAnswer: (answer: { choice: string } | { value: number }) => void
}

/** What whose job it is does about it: one of several things, a number, or a part of a device. */
function EventAnswer({ slug, ask, wrong, isSending, refusal, onAnswer }: EventAnswerProps) {
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
