import { CheckCircle2, Save } from 'lucide-react'
import type { Recording } from '#case/records/spoken.ts'
import { SharedRecording } from '../../../base/audio/play/shared-recording.tsx'
import { SpokenWords } from '../../../base/audio/play/spoken-words.tsx'
import type { RecorderLabels } from '../../../base/audio/record/recorder-take.tsx'
import { entry } from '../../../base/ui/focus-and-press.ts'
import { leader } from '../../../hands/steps/follow.tsx'
import { PresenceDot, presenceText } from '../../../hands/team/presence.tsx'
import { useTeammate } from '../../../hands/team/use-team.ts'

/** The handover as it is kept, to be heard by all. */
export function SavedHandover({ recording }: { recording: Recording }) {
  return (
    <section aria-label="The handover" className="space-y-4 rounded-card border border-line bg-paper p-5 shadow-sheet">
      <div className="space-y-1">
        <p role="status" tabIndex={-1} className="flex items-center gap-2.5 font-semibold text-present" {...entry}>
          <CheckCircle2 aria-hidden size={22} />
          The handover is saved
        </p>
        <p className="text-ink-soft leading-relaxed">
          It is kept beside the Provider’s first briefing. You find both in the report.
        </p>
      </div>
      <SharedRecording recording={recording} name="the handover" />
      <SpokenWords recording="handover" />
    </section>
  )
}

export const handoverLabels: RecorderLabels = {
  name: 'your handover',
  why: 'Another team takes over from what you say. Speak aloud: RT and RN listen beside you. Your browser will ask for the microphone, which is on only while you record.',
  share: 'Save recording',
  shareIcon: Save,
  question: {
    title: 'Save the handover?',
    text: 'A saved handover stays as it is. Your first briefing is kept as well. The report opens for all three.',
    stay: 'Not yet',
    go: 'Save it',
  },
  uploading: 'Saving the handover',
}

/** Both ends in seconds. */
export const goodLengthText = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${from / 1000} to ${to / 1000} seconds`

/** Who the Provider is, and whether they are there. */
export function ProviderLine() {
  const provider = useTeammate(leader)
  if (!provider) return null
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      <PresenceDot isPresent={provider.isPresent} />
      {provider.name}, {presenceText(provider).toLowerCase()}
    </p>
  )
}
