import { BellOff, BellRing, Phone } from 'lucide-react'
import { useState } from 'react'
import { useRing } from '../../audio/use-ring.ts'
import { useView } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AnsweredCall } from './answered-call.tsx'
import { StepScreen } from './step-screen.tsx'

/** The referring hospital calls: answer, listen, take notes. */
export function CallScreen(props: ScreenProps) {
  const { standing, role } = props
  const call = useView((view) => view.call)
  const [isFresh, setIsFresh] = useState(false)
  const answer = useCommand('answer-call', () => setIsFresh(true))

  if (standing.kind === 'elsewhere') return <StepScreen {...props} />
  if (!call) return <Loading text="Listening for the phone" />
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      {call.told ? (
        <AnsweredCall {...props} caller={call.caller} told={call.told} isFresh={isFresh} />
      ) : (
        <>
          <RingingCall
            title={call.title}
            caller={call.caller}
            isOff={standing.kind !== 'here' || answer.isSending}
            refusal={answer.refusal}
            onAnswer={() => answer.send({})}
          />
          <WayOn {...props} waitsFor="Answer the call first." />
        </>
      )}
    </div>
  )
}

interface RingingCallProps {
  readonly title: string
  readonly caller: string
  readonly isOff: boolean
  readonly refusal: string | null
  readonly onAnswer: () => void
}

/** The phone rings until somebody answers. */
function RingingCall({ title, caller, isOff, refusal, onAnswer }: RingingCallProps) {
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
