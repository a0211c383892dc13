import { PhoneCall, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { CallTold } from '#case/views/call.ts'
import { isHeard } from '../../audio/play/heard-stretches.ts'
import { SoundPlayer } from '../../audio/play/sound-player.tsx'
import { captionAt, captionTimes, Transcript } from '../../audio/play/transcript.tsx'
import { usePlayer } from '../../audio/play/use-player.ts'
import { useSoundFile } from '../../audio/play/use-sound-file.ts'
import { useLive } from '../../live/surroundings.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { entry } from '../../ui/entry-focus.ts'
import { Notepad } from './notepad.tsx'

interface AnsweredCallProps extends ScreenProps {
  readonly caller: string
  readonly told: CallTold
  /** Answered a moment ago, on this page: it starts by itself. */
  readonly isFresh: boolean
}

/** On the line: the voice, its captions in step, the transcript, and the notepad. */
export function AnsweredCall({ caller, told, isFresh, ...props }: AnsweredCallProps) {
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
