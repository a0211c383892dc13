import { CheckCircle2 } from 'lucide-react'
import type { Recording } from '#case/records/spoken.ts'
import { SharedRecording } from '../../audio/play/shared-recording.tsx'
import { SpokenWords } from '../../audio/play/spoken-words.tsx'
import { entry } from '../../ui/entry-focus.ts'

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
