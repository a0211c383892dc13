import { useId } from 'react'
import type { RecordingId } from '#case/records/recording.ts'
import { LONGEST_KEY_WORDS } from '#case/rules/text-limits.ts'
import { useView } from '../live/live-store.ts'
import { SavedState } from '../live/saved-state.tsx'
import { useCommand } from '../live/use-command.ts'
import { useKeptText } from '../live/use-kept-text.ts'

/** Where the speaker writes a line or two for who cannot hear the recording. */
export function KeyWordsField({ recording }: { recording: RecordingId }) {
  const id = useId()
  const stored = useView((view) => view.recordings?.words[recording]?.text) ?? ''
  const save = useCommand('write-key-words')
  const { shown, isUnsaved, isSending, ...field } = useKeptText({
    stored,
    onItsWay: save.sending?.recording === recording ? save.sending.text : null,
    refusal: save.refusal,
    send: (text) => save.send({ recording, text }),
  })

  return (
    <section className="rounded-card border border-line bg-paper p-5">
      <div className="mb-2 flex flex-wrap items-center gap-x-3">
        <label htmlFor={id} className="mr-auto font-semibold">
          Key words
        </label>
        <SavedState isUnsaved={isUnsaved} isSending={isSending} isEmpty={shown === ''} />
      </div>
      <textarea
        id={id}
        value={shown}
        maxLength={LONGEST_KEY_WORDS}
        rows={2}
        aria-describedby={`${id}-hint`}
        {...field}
        className="field-sizing-content min-h-17 w-full resize-y rounded-xl border border-line-strong bg-paper px-4 py-2.5 text-base leading-relaxed"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        A line or two for who cannot hear it. They stand beside the recording.
      </p>
      <div role="alert">{save.refusal && <p className="mt-1.5 text-alarm">{save.refusal}</p>}</div>
    </section>
  )
}
