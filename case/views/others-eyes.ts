import type { View } from './view.ts'
import type { ViewChange } from './view-change.ts'

/** Somebody's view as others may look at it: what they noted is theirs alone. */
export const toOthersEyes = (view: View): View => ({ ...view, note: null })

/** The same of what makes it into a later one. */
export function changeToOthersEyes<Change extends ViewChange>(change: Change): Change {
  const { note: _, ...set } = change.set
  if (!change.inside) return { ...change, set }
  const { note: __, ...inside } = change.inside
  return { ...change, set, inside }
}
