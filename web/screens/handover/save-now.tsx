import type { HandoverView } from '#case/views/handover.ts'
import { KeyWordsField } from '../../audio/record/key-words-field.tsx'
import { HeldRecorder } from '../../audio/record/recorder.tsx'
import { useRecorder } from '../../audio/record/use-recorder.ts'
import { handoverLabels } from './handover-labels.ts'

/** The take as it came from the page before, to be heard, saved or recorded again. */
export function SaveNow({ handover }: { handover: HandoverView }) {
  const held = useRecorder('handover')
  return (
    <>
      <p className="text-ink-soft leading-relaxed">
        {held.state.stage === 'idle'
          ? 'There is no recording on this device. Until it is saved, a recording stays on the device that made it.'
          : 'Listen to it once. Until you save it you may record it again; the ten points are below.'}
      </p>
      <HeldRecorder held={held} recording="handover" labels={handoverLabels} goodLengthMs={handover.goodLengthMs} />
      <KeyWordsField recording="handover" />
    </>
  )
}
