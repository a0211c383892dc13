/** What is entered in a form and not sent yet, by the name of each field. */
export type Fields = Readonly<Record<string, string>>

const nothingEntered: Fields = {}

/** Of one person in one run of the case: nobody else finds it, and no later run. */
export const draftKey = (uid: string, run: number, form: string): string => `draft:${uid}:${run}:${form}`

export function recallDraft(key: string, storage: Pick<Storage, 'getItem'> = sessionStorage): Fields {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isFields(stored) ? stored : nothingEntered
  } catch {
    return nothingEntered
  }
}

export function rememberDraft(key: string, fields: Fields, storage: Pick<Storage, 'setItem'> = sessionStorage): void {
  try {
    storage.setItem(key, JSON.stringify(fields))
  } catch {
    // Storage is full or forbidden: the page itself still knows.
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((field) => typeof field === 'string')
