import { CheckCircle2, Share2 } from 'lucide-react'
import { SharedRecording } from '../../../base/audio/play/shared-recording.tsx'
import { SpokenWords } from '../../../base/audio/play/spoken-words.tsx'
import { KeyWordsField } from '../../../base/audio/record/key-words-field.tsx'
import { Recorder } from '../../../base/audio/record/recorder.tsx'
import type { RecorderLabels } from '../../../base/audio/record/recorder-labels.ts'
import { SpeakingAdvice } from '../../../base/audio/speaking-advice.tsx'
import { useView } from '../../../base/live/surroundings.ts'
import { Callout } from '../../../base/ui/callout.tsx'
import { entry } from '../../../base/ui/entry-focus.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { Notepad } from './notepad.tsx'
import { StepScreen } from './step-screen.tsx'
import { SummaryChecklist } from './summary-checklist.tsx'

/** The Provider briefs the team: record, check, share. */
export function RecordScreen(props: ScreenProps) {
  const { role, standing } = props
  const list = useView((view) => view.summaryList)
  const recordings = useView((view) => view.recordings)
  const shared = recordings?.isShared ? recordings.summary : null

  if (standing.kind === 'elsewhere') return <StepScreen {...props} />
  if (!list) return <Callout>Here you brief your team once you have taken the call.</Callout>
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      {shared ? (
        <section
          aria-label="Your briefing"
          className="space-y-4 rounded-card border border-line bg-paper p-5 shadow-sheet"
        >
          <p tabIndex={-1} className="flex items-center gap-2.5 font-semibold text-present" {...entry}>
            <CheckCircle2 aria-hidden size={22} />
            Shared with your team
          </p>
          <SharedRecording recording={shared} name="your briefing" />
          <SpokenWords recording="summary" />
        </section>
      ) : (
        standing.kind === 'here' && (
          <>
            <SpeakingAdvice lines={list.advice} />
            <Recorder recording="summary" labels={summaryLabels} goodLengthMs={list.goodLengthMs} />
            <KeyWordsField recording="summary" />
          </>
        )
      )}
      <SummaryChecklist
        title="Did you say it?"
        hint="Your own check, in SBAR order."
        isOff={standing.kind !== 'here'}
      />
      <Notepad />
      <WayOn {...props} waitsFor="Share your briefing with the team first." />
    </div>
  )
}

const summaryLabels: RecorderLabels = {
  name: 'your briefing',
  why: 'RT and RN were not on the phone. They hear the case from you, so your browser will ask for the microphone. It is on only while you record.',
  share: 'Share with team',
  shareIcon: Share2,
  question: {
    title: 'Share with team?',
    text: 'RT and RN can hear it at once. A shared recording stays as it is.',
    stay: 'Not yet',
    go: 'Share it',
  },
  uploading: 'Sharing with your team',
}
