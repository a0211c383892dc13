import { Lightbulb, MessageCircle, Phone, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SpokenToSeat } from '#case/views/spoken.ts'
import { voiceNames } from '#content/texts/voices.ts'
import { useCallPerson } from '../attention/use-call-person.ts'
import { useRing } from '../audio/use-ring.ts'
import { serverNow } from '../live/server-clock.ts'
import { useLive, useView } from '../live/surroundings.ts'
import { IconButton } from '../ui/button.tsx'
import { Speech } from './speech.tsx'
import { isFresh, useClosed, waitingSpeech } from './waiting-speech.ts'

/** What somebody says to this seat: it rings, is read or heard, and stays until it is closed. */
export function SpokenPanel({ onAnswer }: { onAnswer: () => void }) {
  const spoken = useView((view) => view.spoken) ?? []
  const run = useLive(({ held }) => held?.run ?? 0)
  const [closed, close] = useClosed(run)
  const [first, ...others] = waitingSpeech(spoken, closed)
  useCallPerson(first ? titleOf(first) : null)
  if (!first) return null

  function answer(id: string) {
    close(id)
    onAnswer()
  }
  return (
    <Call
      key={first.id}
      said={first}
      waiting={others.length}
      onClose={() => close(first.id)}
      onAnswer={() => answer(first.id)}
    />
  )
}

const titleOf = ({ as, isPrompt }: SpokenToSeat): string =>
  isPrompt ? `A hint from ${voiceNames[as].toLowerCase()}` : `${voiceNames[as]} speaks to you`

/** Two rings of the telephone. */
const RINGS_FOR_MS = 4000

function useRingOnce(said: SpokenToSeat): boolean {
  const [isRinging, setIsRinging] = useState(() => isFresh(said, serverNow()))
  useEffect(() => {
    const timer = setTimeout(() => setIsRinging(false), RINGS_FOR_MS)
    return () => clearTimeout(timer)
  }, [])
  useRing(isRinging)
  return isRinging
}

interface CallProps {
  readonly said: SpokenToSeat
  /** How many more stand behind it. */
  readonly waiting: number
  readonly onClose: () => void
  readonly onAnswer: () => void
}

function Call({ said, waiting, onClose, onAnswer }: CallProps) {
  const isRinging = useRingOnce(said)
  const Icon = said.isPrompt ? Lightbulb : Phone
  return (
    <section aria-label={titleOf(said)} className="border-action border-y-2 bg-surface px-5 py-3">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className={`mt-0.5 inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-action text-white ${isRinging ? 'animate-pulse' : ''}`}
        >
          <Icon size={18} />
        </span>
        <div role="alert" className="min-w-0 flex-1 leading-snug">
          <p className="font-semibold">{titleOf(said)}</p>
          {said.text && <p className="wrap-anywhere mt-0.5 whitespace-pre-line">{said.text}</p>}
        </div>
        <IconButton label="Close" className="-mt-1 -mr-2" onClick={onClose}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      {said.sound && <Speech sound={said.sound} isDue={!isRinging} />}
      <p className="flex items-center justify-between gap-3 pl-12">
        <button
          type="button"
          onClick={onAnswer}
          className="inline-flex min-h-11 items-center gap-2 rounded-xl font-semibold text-action underline-offset-4 hover:underline"
        >
          <MessageCircle aria-hidden size={18} /> Answer by chat
        </button>
        {waiting > 0 && <span className="text-ink-soft text-sm">{waiting} more</span>}
      </p>
    </section>
  )
}
