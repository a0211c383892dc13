import { NotebookPen } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useConnection, useView } from '../../live/live-store.ts'
import { useCommand } from '../../live/use-command.ts'

const LONGEST = 10_000
const SAVED_AFTER_MS = 800

/** One's own notes. They stay with the person from page to page; nobody else sees them. */
export function Notepad({ hint }: { hint?: string }) {
  const id = useId()
  const stored = useView((view) => view.note) ?? null
  const save = useCommand('save-note')
  // What was typed here. Null: nothing that is not stored, so the stored text shows.
  const [draft, setDraft] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const [isFocused, setIsFocused] = useState(false)
  const { isSending } = save
  const isUnsaved = draft !== null && draft !== sent
  const isOwn = isUnsaved || isSending || isFocused
  const text = (isOwn ? draft : null) ?? save.sending?.text ?? stored ?? ''

  function keepNow() {
    if (draft === null || draft === sent) return
    setSent(draft)
    save.send({ text: draft })
  }
  function begin() {
    setIsFocused(true)
    if (isUnsaved || isSending) return
    // Another device may have written since.
    setDraft(null)
    setSent(null)
  }
  const keep = useEffectEvent(keepNow)
  useEffect(() => {
    if (!isUnsaved || isSending || draft === null) return
    const timer = setTimeout(() => keep(), SAVED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [draft, isUnsaved, isSending])
  useEffect(() => {
    const leaving = () => keep()
    window.addEventListener('pagehide', leaving)
    return () => window.removeEventListener('pagehide', leaving)
  }, [])

  return (
    <section className="rounded-card border border-line bg-paper p-5">
      <div className="mb-2 flex items-center gap-2.5">
        <NotebookPen aria-hidden size={20} className="text-(--role)" />
        <label htmlFor={id} className="mr-auto font-semibold">
          Your notes
        </label>
        <SavedState isUnsaved={isUnsaved} isSending={isSending} isEmpty={text === ''} />
      </div>
      <textarea
        id={id}
        value={text}
        maxLength={LONGEST}
        rows={5}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={begin}
        onBlur={() => {
          setIsFocused(false)
          keepNow()
        }}
        className="field-sizing-content max-h-96 min-h-32 w-full resize-y rounded-xl border border-line-strong bg-paper px-4 py-3 text-base leading-relaxed"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        {hint} Only you see them. They stay with you on the next pages.
      </p>
      <div role="alert">{save.refusal && <p className="mt-1.5 text-alarm">{save.refusal}</p>}</div>
    </section>
  )
}

function SavedState({ isUnsaved, isSending, isEmpty }: { isUnsaved: boolean; isSending: boolean; isEmpty: boolean }) {
  const isOffline = useConnection() !== 'live'
  const isKept = !isUnsaved && !isSending
  const text = isKept ? (isEmpty ? '' : 'Saved') : isOffline ? 'Saved once you are back online' : 'Saving'
  return (
    <span role="status" className="text-ink-soft text-sm">
      {text}
    </span>
  )
}
