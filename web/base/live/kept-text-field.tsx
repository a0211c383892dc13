import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { SavedState } from './saved-state.tsx'

interface KeptTextFieldProps {
  readonly label: string
  readonly icon?: ReactNode
  readonly hint: ReactNode
  readonly longest: number
  readonly rows: number
  /** How high it may be. */
  readonly className: string
  readonly text: ReturnType<typeof useKeptText>
  readonly refusal: string | null
}

/** A card to write in. What is written is kept by itself, and the card says how that stands. */
export function KeptTextField({ label, icon, hint, longest, rows, className, text, refusal }: KeptTextFieldProps) {
  const id = useId()
  const { shown, isUnsaved, isSending, ...field } = text

  return (
    <section className="rounded-card border border-line bg-paper p-5">
      <div className="mb-2 flex flex-wrap items-center gap-x-2.5">
        {icon}
        <label htmlFor={id} className="mr-auto font-semibold">
          {label}
        </label>
        <SavedState isUnsaved={isUnsaved} isSending={isSending} isEmpty={shown === ''} />
      </div>
      <textarea
        id={id}
        value={shown}
        maxLength={longest}
        rows={rows}
        aria-describedby={`${id}-hint`}
        {...field}
        className={`field-sizing-content w-full resize-y rounded-xl border border-line-strong bg-paper px-4 text-base leading-relaxed ${className}`}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
        {hint}
      </p>
      <div role="alert">{refusal && <p className="mt-1.5 text-alarm">{refusal}</p>}</div>
    </section>
  )
}

const SAVED_AFTER_MS = 800

interface KeptText {
  /** What the server has of it. */
  readonly stored: string
  /** What of it is being sent; null if nothing is. */
  readonly onItsWay: string | null
  /** Why it was not taken the last time. */
  readonly refusal: string | null
  readonly send: (text: string) => void
}

/** A text of one's own that is kept shortly after it is typed, when it is left or taken away, and when the page is left. */
export function useKeptText({ stored, onItsWay, refusal, send }: KeptText) {
  // What was typed here. Null: nothing that is not stored, so the stored text shows.
  const [draft, setDraft] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const [isFocused, setIsFocused] = useState(false)
  const isSending = onItsWay !== null
  const isUnsaved = draft !== null && draft !== sent
  const isOwn = isUnsaved || isSending || isFocused || refusal !== null

  function keepNow() {
    if (draft === null || draft === sent) return
    setSent(draft)
    send(draft)
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
    return () => {
      window.removeEventListener('pagehide', leaving)
      // Somebody else may have taken everyone on to the next page.
      keep()
    }
  }, [])

  return {
    shown: (isOwn ? draft : null) ?? onItsWay ?? stored,
    isUnsaved,
    isSending,
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onFocus() {
      setIsFocused(true)
      if (isUnsaved || isSending) return
      // Another device may have written since.
      setDraft(null)
      setSent(null)
    },
    onBlur() {
      setIsFocused(false)
      keepNow()
    },
  }
}
