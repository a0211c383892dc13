import { BellOff, BellRing, Phone } from 'lucide-react'
import { useState } from 'react'
import { useRing } from '../../audio/use-ring.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'

interface RingingCallProps {
  readonly title: string
  readonly caller: string
  readonly isOff: boolean
  readonly refusal: string | null
  readonly onAnswer: () => void
}

/** The phone rings until somebody answers. */
export function RingingCall({ title, caller, isOff, refusal, onAnswer }: RingingCallProps) {
  const [isSilent, setIsSilent] = useState(false)
  useRing(!isOff && !isSilent)
  const Bell = isSilent ? BellOff : BellRing

  return (
    <section
      aria-label="Incoming call"
      className="on-night flex flex-col items-center gap-6 overflow-hidden rounded-3xl bg-linear-to-b from-night to-night-raised px-6 py-10 text-center"
    >
      <span aria-hidden className="relative inline-flex size-28 items-center justify-center">
        <span className="absolute inset-4 animate-ping rounded-full bg-dawn/25 [animation-duration:2s]" />
        <span className="absolute inset-6 animate-ping rounded-full bg-dawn/25 [animation-delay:0.4s] [animation-duration:2s]" />
        <span className="relative inline-flex size-20 items-center justify-center rounded-full bg-dawn text-night">
          <Phone size={34} />
        </span>
      </span>
      <div className="space-y-1.5">
        <h2 className="text-balance font-bold text-2xl leading-tight">{title}</h2>
        <p className="text-night-soft">{caller}</p>
      </div>
      <Button
        look="dawn"
        className="min-h-14 w-full max-w-xs text-lg disabled:opacity-60"
        disabled={isOff}
        onClick={onAnswer}
      >
        <Phone aria-hidden size={20} />
        Answer
      </Button>
      <button
        type="button"
        aria-pressed={isSilent}
        onClick={() => setIsSilent(!isSilent)}
        className="-my-3 inline-flex min-h-11 items-center gap-2 rounded-xl px-4 font-medium text-night-soft transition-colors hover:text-white aria-pressed:text-white"
      >
        <Bell aria-hidden size={18} />
        {isSilent ? 'Silenced' : 'Silence the ring'}
      </button>
      <p className="text-balance text-night-soft text-sm">
        About a minute and a half. You can hear it again, read along and take notes.
      </p>
      {refusal && (
        <div role="alert" className="w-full text-left">
          <Callout look="alarm">{refusal}</Callout>
        </div>
      )}
    </section>
  )
}
