import { useState } from 'react'
import { keep, recall } from './device-storage.ts'
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

/** What is entered in a form and not sent yet, by the name of each field. */
export type Fields = Readonly<Record<string, string>>

const nothingEntered: Fields = {}

/** Of one person in one run of the case: nobody else finds it, and no later run. */
export const draftKey = (uid: string, run: number, form: string): string => `draft:${uid}:${run}:${form}`

export function recallDraft(key: string, storage?: Pick<Storage, 'getItem'>): Fields {
  const stored = recall(key, storage)
  return isFields(stored) ? stored : nothingEntered
}

/** Where nothing is kept under its name, what is under names that earlier pages gave it. */
export function recallRenamed(key: string, before: readonly string[], storage?: Pick<Storage, 'getItem'>): Fields {
  const own = recallDraft(key, storage)
  if (own !== nothingEntered || before.length === 0) return own
  return Object.assign({}, ...before.map((name) => recallDraft(name, storage)))
}

export const rememberDraft = (key: string, fields: Fields, storage?: Pick<Storage, 'setItem' | 'removeItem'>): void =>
  keep(key, fields, storage)

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((field) => typeof field === 'string')
