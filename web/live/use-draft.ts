import { useState } from 'react'
import { draftKey, type Fields, nothingEntered, recallDraft, rememberDraft } from './drafts.ts'
import { useStoredUser } from './stored-user.ts'
import { useLive, useSurroundings } from './surroundings.ts'

/** What is entered in a form and not sent yet. A reload of the page keeps it. */
export function useDraft(form: string): readonly [fields: Fields, enter: (fields: Fields) => void] {
  const { mirrors } = useSurroundings()
  const run = useLive(({ held }) => held?.run ?? 0)
  const uid = useStoredUser()?.uid ?? ''
  const key = draftKey(uid, run, form)
  const [kept, setKept] = useState<{ key: string; fields: Fields } | null>(null)
  const shown = kept?.key === key ? kept : { key, fields: mirrors === null ? recallDraft(key) : nothingEntered }
  // Read once for each form, not at every drawing.
  if (shown !== kept) setKept(shown)

  function enter(fields: Fields) {
    if (mirrors !== null) return
    setKept({ key, fields })
    rememberDraft(key, fields)
  }
  return [shown.fields, enter]
}
