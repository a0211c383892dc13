import { emptyState } from '#case/records/state.ts'
import type { View } from '#case/views/view.ts'
import { viewFor } from '#case/views/view-cutter.ts'

/** For tests: what somebody without a seat sees before anything has happened, with some of it different. */
export function aView(fields: Partial<View>): View {
  return { ...viewFor(emptyState, null, noStory), ...fields }
}

/** Without a seat nothing of a story is looked at but its flows and how many points it has. */
const noStory = { decisionStories: [] as readonly never[], flows: [[], [], []] } as unknown as Parameters<
  typeof viewFor
>[2]
