import { useState } from 'react'
import { draftKey, type Fields, nothingEntered, recallRenamed, rememberDraft } from './drafts.ts'
import { useStoredUser } from './stored-user.ts'
import { useLive, useSurroundings } from './surroundings.ts'

export type Draft = readonly [fields: Fields, enter: (fields: Fields) => void]

/** What is entered in a form and not sent yet. A reload of the page keeps it, also under names that it had before. */
export function useDraft(form: string, ...before: readonly string[]): Draft {
  const { mirrors } = useSurroundings()
  const run = useLive(({ held }) => held?.run ?? 0)
  const uid = useStoredUser()?.uid ?? ''
  const key = draftKey(uid, run, form)
  const namesBefore = before.map((name) => draftKey(uid, run, name))
  const [kept, setKept] = useState<{ key: string; fields: Fields } | null>(null)
  const shown =
    kept?.key === key ? kept : { key, fields: mirrors === null ? recallRenamed(key, namesBefore) : nothingEntered }
  // Read once for each form, not at every drawing.
  if (shown !== kept) setKept(shown)

  function enter(fields: Fields) {
    if (mirrors !== null) return
    setKept({ key, fields })
    rememberDraft(key, fields)
  }
  return [shown.fields, enter]
}
