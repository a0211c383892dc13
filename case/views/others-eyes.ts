import type { LiveMessage } from '../live-messages.ts'
import type { View } from './view.ts'

/** Somebody's view as others may look at it: what they noted is theirs alone. */
export const toOthersEyes = (view: View): View => ({ ...view, note: null })

/** The same of what a page is told. */
export function toldToOthers(message: LiveMessage): LiveMessage {
  if (message.type === 'whole') return { ...message, view: toOthersEyes(message.view) }
  const { note: _, ...set } = message.set
  return { ...message, set }
}
