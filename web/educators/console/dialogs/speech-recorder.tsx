import { Mic, RotateCcw, Square } from 'lucide-react'
import { LONGEST_SPEECH_MS } from '#sound/limits.ts'
import { usePeaks } from '../../../audio/play/peaks.ts'
import { SoundPlayer } from '../../../audio/play/sound-player.tsx'
import { usePlayer } from '../../../audio/play/use-player.ts'
import { LevelMeter } from '../../../audio/record/level-meter.tsx'
import { microphoneTexts } from '../../../audio/record/microphone.ts'
import type { Take } from '../../../audio/record/take.ts'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { entry } from '../../../ui/entry-focus.ts'
import { clockText } from '../../../ui/number-text.ts'
import type { useSpeechRecorder } from './use-speech.ts'

/** Up to a minute of one's voice, heard before it is sent. */
export function SpeechRecorder({ recorder, state }: ReturnType<typeof useSpeechRecorder>) {
  const { stage, take, problem, elapsedMs } = state
  const isAsking = stage === 'asking'

  return (
    <section aria-label="Recording" className="space-y-3 rounded-card border border-line p-4" data-role={0}>
      <div role="alert">{problem && <Callout look="wait">{microphoneTexts[problem]}</Callout>}</div>
      {recorder && stage === 'recording' ? (
        <>
          <p className="flex items-center justify-between gap-3 font-semibold">
            Recording
            <span role="timer" aria-label="Recorded" className="tabular-nums">
              {clockText(elapsedMs)} of {clockText(LONGEST_SPEECH_MS)}
            </span>
          </p>
          <div className="text-(--role)">
            <LevelMeter level={recorder.level} isRunning />
          </div>
          <p role="status" className="text-away text-sm empty:hidden">
            {state.isSilent && 'We hear nothing. Is the microphone muted?'}
          </p>
          <Button className="w-full" onClick={recorder.stop} {...entry}>
            <Square aria-hidden size={18} fill="currentColor" /> Stop recording
          </Button>
        </>
      ) : (
        <>
          {take && <Recorded key={take.id} take={take} />}
          <Button
            look="quiet"
            className="w-full"
            disabled={!recorder || isAsking}
            onClick={() => void recorder?.start()}
          >
            {take ? <RotateCcw aria-hidden size={18} /> : <Mic aria-hidden size={18} />}
            {take ? 'Record again' : 'Start recording'}
          </Button>
          {isAsking && <p className="text-center text-ink-soft text-sm">Your browser asks for the microphone.</p>}
        </>
      )}
    </section>
  )
}

function Recorded({ take }: { take: Take }) {
  const playing = usePlayer(take.sound, take)
  const peaks = usePeaks(take.sound)
  return <SoundPlayer {...playing} name="What you recorded" peaks={peaks} />
}
