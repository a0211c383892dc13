import { emptyState } from '#case/records/state.ts'
import { type View, viewFor } from '#case/views/view.ts'

/** For tests: what somebody without a seat sees before anything has happened, with some of it different. */
export function aView(fields: Partial<View>): View {
  // Without a seat nothing of the story is looked at.
  return { ...viewFor(emptyState, null, {} as Parameters<typeof viewFor>[2]), ...fields }
}
