import { Ear, Save } from 'lucide-react'
import type { HandoverView } from '#case/views/handover.ts'
import { KeyWordsField } from '../../../base/audio/record/key-words-field.tsx'
import { HeldRecorder } from '../../../base/audio/record/recorder.tsx'
import { useRecorder } from '../../../base/audio/record/use-recorder.ts'
import { SpeakingAdvice } from '../../../base/audio/speaking-advice.tsx'
import { useCan, useView } from '../../../base/live/surroundings.ts'
import { stepAt, useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { HandoverChecklist } from './handover-checklist.tsx'
import { goodLengthText, handoverLabels, ProviderLine, SavedHandover } from './handover-recording.tsx'
import { areTicksDue } from './handover-ticks.ts'

/** The Provider hands over aloud and records it; RT and RN tick what they hear. */
export function HandoverScreen(props: ScreenProps) {
  const { role, standing } = props
  const flows = useFlows()
  const handover = useView((view) => view.handover)
  const place = useView((view) => view.places[role]) ?? 0
  const isSpeaker = useCan('canLead')

  if (!handover) return <TeamList ownRole={role} />
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      {isSpeaker ? (
        <SpeakNow {...props} handover={handover} />
      ) : (
        <>
          {standing.kind === 'here' && <ListenNow handover={handover} />}
          <HandoverChecklist role={role} isOff={!areTicksDue(stepAt(flows, role, place))} />
          <WayOn {...props} waitsFor="The Provider goes on from here. Your screen follows." />
        </>
      )}
    </div>
  )
}

const noTake = 'Nothing is recorded yet. You can still record on the next page.'

/** The speaker's side: the recorder, and the ten points with what the others have heard. */
function SpeakNow({ handover, ...props }: ScreenProps & { handover: HandoverView }) {
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
        first={isRunning ? 'Stop the recording first.' : null}
        question={take || saved ? null : noTake}
      />
    </>
  )
}

/** For those who listen: what happens in the room, and what to do. */
function ListenNow({ handover }: { handover: HandoverView }) {
  return (
    <section aria-label="The handover" className="flex gap-4 rounded-card bg-(--role-soft) px-5 py-4">
      <span aria-hidden className="mt-0.5 text-(--role)">
        <Ear size={24} />
      </span>
      <div className="space-y-1.5 leading-relaxed">
        <p className="font-semibold">The Provider hands over now. Listen.</p>
        <p>It takes {goodLengthText(handover.goodLengthMs)}. At the end, ask for what you have not heard.</p>
        <ProviderLine />
      </div>
    </section>
  )
}

/** The Provider listens and saves; then the report opens for all. */
export function SaveHandoverScreen(props: ScreenProps) {
  const { role, standing } = props
  const flows = useFlows()
  const handover = useView((view) => view.handover)
  const saved = useView((view) => view.recordings?.handover)
  const place = useView((view) => view.places[role]) ?? 0
  const isSpeaker = useCan('canLead')

  if (!handover) return <TeamList ownRole={role} />
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      {saved ? (
        <SavedHandover recording={saved} />
      ) : (
        standing.kind === 'here' && (isSpeaker ? <SaveNow handover={handover} /> : <WaitForSaving />)
      )}
      <HandoverChecklist role={role} isOff={isSpeaker || !areTicksDue(stepAt(flows, role, place))} />
      <WayOn {...props} waitsFor={waitText(isSpeaker)} />
    </div>
  )
}

const waitText = (isSpeaker: boolean) =>
  isSpeaker ? 'Save the handover first.' : 'Waiting for the Provider to save the handover.'

/** The take as it came from the page before, to be heard, saved or recorded again. */
function SaveNow({ handover }: { handover: HandoverView }) {
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

/** For those who listened: the Provider is still at it. */
function WaitForSaving() {
  return (
    <section
      aria-label="The handover"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-paper px-6 py-7 text-center shadow-sheet"
    >
      <span
        aria-hidden
        className="inline-flex size-16 items-center justify-center rounded-full bg-(--role-soft) text-(--role)"
      >
        <Save size={28} />
      </span>
      <div className="space-y-1.5">
        <h2 className="font-semibold text-lg">The Provider is saving the handover</h2>
        <p className="text-ink-soft leading-relaxed">
          You can hear it here once it is saved. Until you go on, you can still change your ticks.
        </p>
      </div>
      <ProviderLine />
    </section>
  )
}
