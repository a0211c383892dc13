import { useState } from 'react'
import type { RecordingId } from '#case/records/spoken.ts'
import { Loading } from '../ui/loading.tsx'
import type { RecorderLabels } from './recorder-labels.ts'
import { RecorderStart } from './recorder-start.tsx'
import { RecorderTake } from './recorder-take.tsx'
import { RunningRecorder } from './running-recorder.tsx'
import type { Take } from './take.ts'
import { useRecorder } from './use-recorder.ts'
import { useUpload } from './use-upload.ts'

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
