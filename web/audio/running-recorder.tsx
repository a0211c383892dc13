import { Mic, Pause, Square } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { entry } from '../ui/entry-focus.ts'
import { clockText } from '../ui/number-text.ts'
import type { Recorder, RecorderState } from './create-recorder.ts'
import { LengthBar } from './length-bar.tsx'
import { LevelMeter } from './level-meter.tsx'

interface RunningRecorderProps {
  readonly recorder: Recorder
  readonly state: RecorderState
  readonly goodLengthMs: { readonly from: number; readonly to: number }
}

/** While it records, or pauses. */
export function RunningRecorder({ recorder, state, goodLengthMs }: RunningRecorderProps) {
  const isPaused = state.stage === 'paused'
  return (
    <div className="space-y-4">
      <div className="flex items-center justify-between gap-4">
        <p className="flex items-center gap-2.5 font-semibold">
          <span
            aria-hidden
            className={`size-3 rounded-full ${isPaused ? 'border-2 border-away' : 'animate-pulse bg-alarm'}`}
          />
          {isPaused ? 'Paused' : 'Recording'}
        </p>
        <p role="timer" aria-label="Recorded" className="font-bold text-4xl tabular-nums tracking-tight">
          {clockText(state.elapsedMs)}
        </p>
      </div>
      <div className={isPaused ? 'text-line-strong' : 'text-(--role)'}>
        <LevelMeter level={recorder.level} isRunning={!isPaused} />
      </div>
      <LengthBar
        elapsedMs={state.elapsedMs}
        good={goodLengthMs}
        note={state.isSilent && !isPaused ? 'We hear nothing. Is the microphone muted?' : null}
      />
      <div className="flex flex-wrap gap-2.5">
        {isPaused ? (
          <Button look="quiet" className="min-h-14 flex-1 px-3!" onClick={recorder.resume}>
            <Mic aria-hidden size={20} />
            Resume
          </Button>
        ) : (
          <Button look="quiet" className="min-h-14 flex-1 px-3!" onClick={recorder.pause}>
            <Pause aria-hidden size={20} />
            Pause
          </Button>
        )}
        <Button className="min-h-14 flex-1 whitespace-nowrap px-3!" onClick={recorder.stop} {...entry}>
          <Square aria-hidden size={18} fill="currentColor" />
          Stop recording
        </Button>
      </div>
    </div>
  )
}
