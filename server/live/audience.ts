import { roleIds } from '#case/roles.ts'
import type { CaseState } from '#case/state.ts'
import type { Audience } from '#case/views/view.ts'

/** Everyone there is to tell: the holder of each seat, and those without one. */
export const audiences: readonly Audience[] = [...roleIds, null]

export const audienceOf = (state: CaseState, uid: string): Audience => state.records.LiveCaseTeam[uid]?.roleId ?? null

/** Users whose seat is not what it was. */
export function reseated(before: CaseState, after: CaseState): string[] {
  const everyone = new Set([...Object.keys(before.records.LiveCaseTeam), ...Object.keys(after.records.LiveCaseTeam)])
  return [...everyone].filter((uid) => audienceOf(before, uid) !== audienceOf(after, uid))
}
