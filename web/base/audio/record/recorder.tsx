import { Lock, Mic, Pause, Square } from 'lucide-react'
import { useState } from 'react'
import type { RecordingId } from '#case/records/spoken.ts'
import { recordingText } from '#content/texts/promises.ts'
import { useLive } from '../../live/surroundings.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { entry } from '../../ui/focus-and-press.ts'
import { Loading } from '../../ui/loading.tsx'
import { clockText } from '../../ui/number-text.ts'
import type { RecorderState, SoundRecorder } from './create-recorder.ts'
import { FileChoice } from './file-choice.tsx'
import { LengthBar } from './length-bar.tsx'
import { LevelMeter } from './level-meter.tsx'
import { type MicrophoneProblem, microphoneTexts } from './microphone.ts'
import { type RecorderLabels, RecorderTake } from './recorder-take.tsx'

import type { Take } from './take.ts'
import { useUpload } from './upload.ts'
import { useRecorder } from './use-recorder.ts'

interface RecorderStartProps {
  readonly labels: RecorderLabels
  readonly problem: MicrophoneProblem | null
  readonly isAsking: boolean
  readonly showsNotice: boolean
  readonly onStart: () => void
  readonly onChoose: (take: Take) => void
}

/** Nothing is recorded yet: why the microphone, what happens to the recording, and the button. */
export function RecorderStart({ labels, problem, isAsking, showsNotice, onStart, onChoose }: RecorderStartProps) {
  const room = useLive((state) => state.room)
  const isImpossible = problem === 'insecure' || problem === 'unsupported'
  return (
    <div className="space-y-4">
      {showsNotice && (
        <div className="flex gap-3.5">
          <span aria-hidden className="mt-0.5 text-(--role)">
            <Lock size={20} />
          </span>
          <div className="space-y-2 leading-relaxed">
            <h2 className="font-semibold">Before you record</h2>
            <p>{labels.why}</p>
            <p>{recordingText(room)} Name no real patient, and keep what you hear here among yourselves.</p>
          </div>
        </div>
      )}
      <div role="alert">
        {problem && (
          <Callout look="wait">
            <p>{microphoneTexts[problem]}</p>
            <p>You can choose an audio file instead. On a phone this opens its recorder.</p>
          </Callout>
        )}
      </div>
      {problem && <FileChoice label="Choose an audio file" onChoose={onChoose} />}
      {!isImpossible && (
        <Button
          look={problem ? 'quiet' : 'primary'}
          className="min-h-14 w-full text-lg"
          disabled={isAsking}
          onClick={onStart}
        >
          <Mic aria-hidden size={22} />
          Start recording
        </Button>
      )}
      {isAsking && <p className="text-center text-ink-soft">Your browser asks for the microphone. Please allow it.</p>}
    </div>
  )
}

interface RecorderProps {
  readonly recording: RecordingId
  readonly labels: RecorderLabels
  readonly goodLengthMs: { readonly from: number; readonly to: number }
  /** Off where a take is only made, to be shared on a later page. */
  readonly canShare?: boolean
  readonly onUploaded?: () => void
}

/** A recorder of its own. */
export function Recorder(props: RecorderProps) {
  return <HeldRecorder {...props} held={useRecorder(props.recording)} />
}

/** From the first word to the shared recording. Whatever fails on the way, the recording stays. */
export function HeldRecorder(props: RecorderProps & { held: ReturnType<typeof useRecorder> }) {
  const { held, recording, labels, goodLengthMs, canShare = true, onUploaded } = props
  const { recorder, state, run } = held
  const [hasBegun, setHasBegun] = useState(false)
  const upload = useUpload(recording, run, () => {
    recorder?.forget()
    onUploaded?.()
  })
  const { stage, take } = state

  function start() {
    setHasBegun(true)
    upload.clear()
    void recorder?.start()
  }

  function choose(chosen: Take) {
    upload.clear()
    void recorder?.choose(chosen)
  }

  return (
    <section aria-label="Recorder" className="rounded-card border border-line bg-paper p-5 shadow-sheet">
      <p role="status" className="sr-only">
        {stageTexts[stage]}
      </p>
      {!recorder || stage === 'looking' ? (
        <Loading text="One moment" />
      ) : stage === 'recording' || stage === 'paused' ? (
        <RunningRecorder recorder={recorder} state={state} goodLengthMs={goodLengthMs} />
      ) : take ? (
        <RecorderTake
          key={take.id}
          take={take}
          labels={labels}
          goodLengthMs={goodLengthMs}
          problem={state.problem}
          isAsking={stage === 'asking'}
          canShare={canShare}
          upload={upload}
          onAgain={start}
          onChoose={choose}
        />
      ) : (
        <RecorderStart
          labels={labels}
          problem={state.problem}
          isAsking={stage === 'asking'}
          showsNotice={!hasBegun || state.problem !== null}
          onStart={start}
          onChoose={choose}
        />
      )}
    </section>
  )
}

const stageTexts = {
  looking: '',
  idle: '',
  asking: 'Asking for the microphone',
  recording: 'Recording',
  paused: 'Recording paused',
  recorded: 'Recorded',
} as const

interface RunningRecorderProps {
  readonly recorder: SoundRecorder
  readonly state: RecorderState
  readonly goodLengthMs: { readonly from: number; readonly to: number }
}

/** While it records, or pauses. */
function RunningRecorder({ recorder, state, goodLengthMs }: RunningRecorderProps) {
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
