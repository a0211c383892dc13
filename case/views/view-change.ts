import { isSame } from '../records/is-same.ts'
import type { View } from './view.ts'

/** What makes one view into a later one. */
export interface ViewChange {
  readonly set: Partial<Omit<View, 'chat' | 'chatBefore'>>
  readonly addChat: View['chat']
}

/** Only within one run: the chat of the later view begins with the chat of the earlier one. */
export function changeBetween(earlier: View, later: View): ViewChange {
  const set: { [field: string]: unknown } = {}
  for (const [field, value] of Object.entries(later)) {
    if (field !== 'chat' && !isSame(value, earlier[field as keyof View])) set[field] = value // a key of both
  }
  return { set, addChat: later.chat.slice(earlier.chat.length) }
}
