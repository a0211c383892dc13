import { keep, recall } from './device-storage.ts'

/** What is entered in a form and not sent yet, by the name of each field. */
export type Fields = Readonly<Record<string, string>>

export const nothingEntered: Fields = {}

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
