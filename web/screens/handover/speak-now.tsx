import type { HandoverView } from '#case/views/handover.ts'
import { KeyWordsField } from '../../audio/record/key-words-field.tsx'
import { HeldRecorder } from '../../audio/record/recorder.tsx'
import { useRecorder } from '../../audio/record/use-recorder.ts'
import { SpeakingAdvice } from '../../audio/speaking-advice.tsx'
import { useView } from '../../live/live-store.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { HandoverChecklist } from './handover-checklist.tsx'
import { handoverLabels } from './handover-labels.ts'
import { SavedHandover } from './saved-handover.tsx'

const noTake = 'Nothing is recorded yet. You can still record on the next page.'

/** The speaker's side: the recorder, and the ten points with what the others have heard. */
export function SpeakNow({ handover, ...props }: ScreenProps & { handover: HandoverView }) {
  const { standing } = props
  const held = useRecorder('handover')
  const saved = useView((view) => view.recordings?.handover)
  const { stage, take } = held.state
  const isRunning = stage === 'recording' || stage === 'paused'

  return (
    <>
      {saved ? (
        <SavedHandover recording={saved} />
      ) : (
        standing.kind !== 'ahead' && (
          <>
            {!isRunning && !take && <SpeakingAdvice lines={handover.advice} />}
            <HeldRecorder
              held={held}
              recording="handover"
              labels={handoverLabels}
              goodLengthMs={handover.goodLengthMs}
              canShare={false}
            />
            <KeyWordsField recording="handover" />
          </>
        )
      )}
      <HandoverChecklist role={props.role} isOff />
      <WayOn
        {...props}
        waitsFor={isRunning ? 'Stop the recording first.' : null}
        question={take || saved ? null : noTake}
      />
    </>
  )
}
