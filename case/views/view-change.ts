import type { View } from './view.ts'

/** What makes one view into a later one. */
export interface ViewChange {
  readonly set: Partial<Omit<View, 'chat'>>
  readonly addChat: View['chat']
}

/** Only within one run: the chat of the later view begins with the chat of the earlier one. */
export function changeBetween(earlier: View, later: View): ViewChange {
  const { chat: _, ...fields } = later
  const changed = Object.entries(fields).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(earlier[field as keyof View]), // a key of fields
  )
  return { set: Object.fromEntries(changed), addChat: later.chat.slice(earlier.chat.length) }
}
