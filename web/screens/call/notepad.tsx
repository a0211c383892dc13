import { NotebookPen } from 'lucide-react'
import { useId } from 'react'
import { LONGEST_NOTE } from '#case/rules/text-limits.ts'
import { useView } from '../../live/live-store.ts'
import { SavedState } from '../../live/saved-state.tsx'
import { useCommand } from '../../live/use-command.ts'
import { useKeptText } from '../../live/use-kept-text.ts'

/** One's own notes. They stay with the person from page to page; nobody else sees them. */
export function Notepad({ hint }: { hint?: string }) {
  const id = useId()
  const stored = useView((view) => view.note) ?? ''
  const save = useCommand('save-note')
  const { shown, isUnsaved, isSending, ...field } = useKeptText({
    stored,
    onItsWay: save.sending?.text ?? null,
    refusal: save.refusal,
    send: (text) => save.send({ text }),
  })

  return (
    <section className="rounded-card border border-line bg-paper p-5">
      <div className="mb-2 flex items-center gap-2.5">
        <NotebookPen aria-hidden size={20} className="text-(--role)" />
        <label htmlFor={id} className="mr-auto font-semibold">
          Your notes
        </label>
        <SavedState isUnsaved={isUnsaved} isSending={isSending} isEmpty={shown === ''} />
      </div>
      <textarea
        id={id}
        value={shown}
        maxLength={LONGEST_NOTE}
        rows={5}
        aria-describedby={`${id}-hint`}
        {...field}
        className="field-sizing-content max-h-96 min-h-32 w-full resize-y rounded-xl border border-line-strong bg-paper px-4 py-3 text-base leading-relaxed"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        {hint} Only you see them. They stay with you on the next pages.
      </p>
      <div role="alert">{save.refusal && <p className="mt-1.5 text-alarm">{save.refusal}</p>}</div>
    </section>
  )
}
