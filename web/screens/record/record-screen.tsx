import { CheckCircle2 } from 'lucide-react'
import { KeyWordsField } from '../../audio/key-words-field.tsx'
import { Recorder } from '../../audio/recorder.tsx'
import { SharedRecording } from '../../audio/shared-recording.tsx'
import { SpokenWords } from '../../audio/spoken-words.tsx'
import { useView } from '../../live/live-store.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { Callout } from '../../ui/callout.tsx'
import { entry } from '../../ui/entry-focus.ts'
import { Notepad } from '../call/notepad.tsx'
import { StepScreen } from '../step-screen.tsx'
import { Advice } from './advice.tsx'
import { SummaryChecklist } from './summary-checklist.tsx'
import { summaryLabels } from './summary-labels.ts'

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
            <Advice lines={list.advice} />
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
      <WayOn {...props} waitsFor={shared ? null : 'Share your briefing with the team first.'} />
    </div>
  )
}
