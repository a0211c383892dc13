import type { Stretch } from './heard.ts'

const keyOf = (sound: string) => `heard:${sound}`

/** What this tab has played of a sound, so that a reload does not ask for it again. */
export function recallHeard(sound: string): readonly Stretch[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(sound)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStretch) : []
  } catch {
    return []
  }
}

export function rememberHeard(sound: string, stretches: readonly Stretch[]): void {
  try {
    sessionStorage.setItem(keyOf(sound), JSON.stringify(stretches))
  } catch {
    // Storage is full or forbidden: the page itself still knows.
  }
}

const isStretch = (entry: unknown): entry is Stretch =>
  Array.isArray(entry) && entry.length === 2 && entry.every((end) => typeof end === 'number')
