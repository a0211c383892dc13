import { BellOff, BellRing, Phone, PhoneCall, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CallTold } from '#case/views/call.ts'
import { isHeard } from '../../../base/audio/play/heard-stretches.ts'
import { SoundPlayer } from '../../../base/audio/play/sound-player.tsx'
import { captionAt, captionTimes, Transcript } from '../../../base/audio/play/transcript.tsx'
import { usePlayer } from '../../../base/audio/play/use-player.ts'
import { useSoundFile } from '../../../base/audio/play/use-sound-file.ts'
import { useRing } from '../../../base/audio/use-ring.ts'
import { useLive, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { entry } from '../../../base/ui/focus-and-press.ts'
import { Loading } from '../../../base/ui/loading.tsx'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { Notepad } from './notepad.tsx'
import { StepScreen } from './step-screen.tsx'

interface AnsweredCallProps extends ScreenProps {
  readonly caller: string
  readonly told: CallTold
  /** Answered a moment ago, on this page: it starts by itself. */
  readonly isFresh: boolean
}

/** On the line: the voice, its captions in step, the transcript, and the notepad. */
function AnsweredCall({ caller, told, isFresh, ...props }: AnsweredCallProps) {
  const run = useLive(({ held }) => held?.run ?? 0)
  const { sound, hasFailed, retry } = useSoundFile('/api/call/audio')
  const playing = usePlayer(sound, { durationMs: told.timing.durationMs, memory: `call:${run}` })
  const { state, player } = playing
  const isSilent = hasFailed || state.status === 'failed'

  const durationMs = state.durationMs ?? told.timing.durationMs
  const times = captionTimes(told.captions, durationMs, told.timing.captions)
  const hasBegun = state.currentMs > 0 || state.isPlaying
  const current = hasBegun ? captionAt(times, state.currentMs) : null

  const isReady = state.status === 'ready'
  const begin = useEffectEvent(() => {
    if (isFresh) player?.play()
  })
  useEffect(() => {
    if (isReady) begin()
  }, [isReady])

  return (
    <>
      <section aria-label="The call" className="space-y-4 rounded-card border border-line bg-paper p-5 shadow-sheet">
        <p tabIndex={-1} className="flex items-center gap-3 rounded-lg" {...entry}>
          <span
            aria-hidden
            className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-(--role-soft) text-(--role)"
          >
            <PhoneCall size={20} />
          </span>
          <span className="leading-snug">
            <span className="block font-semibold">On the line</span>
            <span className="text-ink-soft text-sm">{caller}</span>
          </span>
        </p>
        {isSilent ? (
          <CallTrouble onRetry={hasFailed ? retry : null} />
        ) : (
          <>
            <SoundPlayer {...playing} name="the call" peaks={told.timing.peaks} />
            <p className="flex min-h-20 items-center justify-center text-balance rounded-xl bg-night px-4 py-3 text-center font-medium text-white leading-snug">
              {current === null ? 'Press Play to hear the call.' : told.captions[current]}
            </p>
          </>
        )}
        <Transcript
          captions={told.captions}
          current={isSilent ? null : current}
          isOpen={isSilent}
          onChoose={isReady ? (line) => player?.seek(times[line]?.fromMs ?? 0) : null}
        />
      </section>
      <Notepad hint="Weight, tube, settings, both saturations, the gas: what your team needs to hear." />
      <WayOn {...props} question={questionOf(isSilent, isHeard(state.heard, durationMs))} />
    </>
  )
}

/** Who could not hear it is asked too: their way to it is to read. */
function questionOf(isSilent: boolean, isAllHeard: boolean): string | null {
  if (isAllHeard) return null
  return isSilent
    ? 'You could not hear the call. Have you read it to its end?'
    : 'You have not heard the call to its end. Go on anyway?'
}

/** The voice does not come through: the written words carry on. */
function CallTrouble({ onRetry }: { onRetry: (() => void) | null }) {
  return (
    <Callout look="wait">
      <p>The sound of this call cannot be played here. Read the transcript instead: it is word for word the same.</p>
      {onRetry && (
        <Button look="quiet" className="w-full" onClick={onRetry}>
          <RotateCw aria-hidden size={18} />
          Retry
        </Button>
      )}
    </Callout>
  )
}

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
