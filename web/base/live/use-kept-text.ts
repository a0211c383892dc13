import { useEffect, useEffectEvent, useState } from 'react'

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
