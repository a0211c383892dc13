import { useEffect, useEffectEvent, useState } from 'react'
import { useLive } from '../../live/live-store.ts'
import { useCommand } from '../../live/use-command.ts'

const SAVED_AFTER_MS = 800

/** One's own words to a prompt, kept shortly after they are typed. `stored` is what the team has of them. */
export function useDebriefNote(prompt: string, stored: string) {
  const save = useCommand('write-debrief')
  const waiting = useLive(({ outbox }) =>
    outbox.findLast(({ request }) => request.kind === 'write-debrief' && request.prompt === prompt),
  )?.request
  // What was typed here. Null: nothing that is not stored, so the stored text shows.
  const [draft, setDraft] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const [isFocused, setIsFocused] = useState(false)
  const isSending = waiting !== undefined
  const isUnsaved = draft !== null && draft !== sent
  const isOwn = isUnsaved || isSending || isFocused || save.refusal !== null
  const onItsWay = waiting?.kind === 'write-debrief' ? waiting.text : null
  const shown = (isOwn ? draft : null) ?? onItsWay ?? stored

  function keepNow() {
    if (draft === null || draft === sent) return
    setSent(draft)
    save.send({ prompt, text: draft })
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

  return {
    shown,
    isUnsaved,
    isSending,
    refusal: save.refusal,
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
