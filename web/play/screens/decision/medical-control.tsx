import { PhoneCall, PhoneOff } from 'lucide-react'
import { useState } from 'react'
import type { MedicalControlView } from '#case/views/bedside/medical-control.ts'
import { useRing } from '../../../base/audio/use-ring.ts'
import { useCaseNow } from '../../../base/live/case-now.ts'
import { useCan, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { AskFirst, type Question } from '../../../base/ui/ask-first.tsx'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { useReducedMotion } from '../../../base/ui/use-reduced-motion.ts'

interface CallWordsProps {
  readonly text: readonly string[]
  /** How many sentences have been spoken, the last one of them just now. */
  readonly begun: number
  readonly isOver: boolean
}

/** What is said on the phone. The room for all of it is there from the start, so that nothing moves as it comes. */
function CallWords({ text, begun, isOver }: CallWordsProps) {
  let count = 0
  const parts = text.map((part) => sentencesOf(part).map((sentence) => ({ sentence, index: count++ })))
  const orders = parts.slice(1, -1)
  const spoken = (part: (typeof parts)[number]) =>
    part.map(({ sentence, index }) => <Sentence key={index} text={sentence} look={lookOf(index, begun, isOver)} />)

  return (
    <div className="space-y-4 text-[1.0625rem] leading-relaxed">
      <p>{spoken(parts[0] ?? [])}</p>
      <ul className="space-y-2.5">
        {orders.map((order) => (
          <li
            key={order[0]?.index}
            className={`border-l-2 pl-3.5 ${(order[0]?.index ?? 0) < begun ? 'border-dawn/60' : 'border-transparent'}`}
          >
            {spoken(order)}
          </li>
        ))}
      </ul>
      <p>{spoken(parts.at(-1) ?? [])}</p>
    </div>
  )
}

type Look = 'said' | 'now' | 'to-come'

const lookOf = (index: number, begun: number, isOver: boolean): Look =>
  index >= begun ? 'to-come' : index === begun - 1 && !isOver ? 'now' : 'said'

const looks = { said: 'text-night-soft', now: 'text-white', 'to-come': 'invisible' } as const

const Sentence = ({ text, look }: { text: string; look: Look }) => (
  <span className={`transition-colors duration-700 ${looks[look]}`}>{text} </span>
)

/** The phone rings this long before somebody speaks. */
export const RING_MS = 4000

const WORD_MS = 360
const PAUSE_MS = 500

/** A sentence ends with its mark and a blank; the point of a number has none. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!])\s+/).filter(Boolean)

const lengthMs = (sentence: string): number => sentence.split(/\s+/).length * WORD_MS + PAUSE_MS

/** How many sentences have begun so long after the phone first rang, read at the pace of speech. */
export function begunAfter(sentences: readonly string[], elapsedMs: number): number {
  let beginsMs = RING_MS
  let begun = 0
  for (const sentence of sentences) {
    if (elapsedMs < beginsMs) break
    begun += 1
    beginsMs += lengthMs(sentence)
  }
  return begun
}

interface MedicalControlProps {
  readonly call: MedicalControlView
  readonly isHere: boolean
}

/** Medical control is on the phone, for all three. The Provider ends the call, and the point opens. */
export function MedicalControl({ call, isHere }: MedicalControlProps) {
  const pace = useView((view) => view.clock.pace) ?? 1
  const elapsedMs = (useCaseNow(call.since) - call.since) * pace
  const isStill = useReducedMotion()
  const [isAllShown, setIsAllShown] = useState(false)
  const isRinging = elapsedMs < RING_MS && !isAllShown
  useRing(isRinging && isHere)

  const sentences = call.text.flatMap(sentencesOf)
  const isAtOnce = isStill || isAllShown
  const begun = isAtOnce ? sentences.length : begunAfter(sentences, elapsedMs)
  const isOver = begun === sentences.length
  const isSilent = begun === 0

  return (
    <section
      aria-labelledby="call-heading"
      className="on-night space-y-5 rounded-3xl bg-linear-to-b from-night to-night-raised p-5 pb-6"
    >
      <div className="flex items-center gap-4">
        <span aria-hidden className="relative inline-flex size-12 shrink-0 items-center justify-center">
          {isRinging && (
            <span className="absolute inset-0 animate-ping rounded-full bg-dawn/40 [animation-duration:2s]" />
          )}
          <span className="relative inline-flex size-12 items-center justify-center rounded-full bg-dawn text-night">
            <PhoneCall size={22} />
          </span>
        </span>
        <div className="min-w-0 flex-1 leading-snug">
          <h2 id="call-heading" className="font-bold text-xl">
            Medical control calls
          </h2>
          <p className="text-night-soft tabular-nums">
            {call.time} · {isSilent ? 'ringing' : 'on the line'}
          </p>
        </div>
        {!isOver && (
          <button
            type="button"
            onClick={() => setIsAllShown(true)}
            className="min-h-11 shrink-0 rounded-xl border border-white/40 px-3.5 font-semibold text-sm transition-colors hover:bg-white/10"
          >
            Show all
          </button>
        )}
      </div>
      <CallWords text={call.text} begun={begun} isOver={isOver} />
      <p role="status" className="sr-only">
        {isAtOnce ? '' : sentences[begun - 1]}
      </p>
      {isHere && <EndOfCall isOver={isOver} />}
    </section>
  )
}

function EndOfCall({ isOver }: { isOver: boolean }) {
  const canEnd = useCan('canLead')
  const end = useCommand('end-call')
  const [isAsking, setIsAsking] = useState(false)
  if (!canEnd) return <p className="text-night-soft">The Provider ends the call. Then the decision opens.</p>
  return (
    <div className="space-y-3">
      <div role="alert" className="contents">
        {end.refusal && <Callout look="alarm">{end.refusal}</Callout>}
      </div>
      <Button
        look="dawn"
        className="min-h-14 w-full text-lg disabled:opacity-60"
        disabled={end.isSending}
        onClick={() => (isOver ? end.send({}) : setIsAsking(true))}
      >
        <PhoneOff aria-hidden size={20} />
        End the call
      </Button>
      {isAsking && (
        <AskFirst question={endQuestion(isOver)} onStay={() => setIsAsking(false)} onGo={() => end.send({})} />
      )}
    </div>
  )
}

/** Asked before the call is cut short. The last words may come while it is being asked. */
export const endQuestion = (isOver: boolean): Question => ({
  title: 'End the call now?',
  text: `Medical control ${isOver ? 'has finished' : 'is still speaking'}. You can read all of it later on this page.`,
  stay: isOver ? 'Stay' : 'Listen',
  go: 'End it',
})
