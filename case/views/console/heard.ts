import type { LogEntry } from '../../records/log.ts'
import { roleIds } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { caseClockOf, pauseNow } from '../../rules/case-clock.ts'
import { holderOf } from '../../rules/seats.ts'

/** When something last came from who has each seat, by role id, later by what has stood still since; null: a free seat. */
export type HeardAt = readonly (number | null)[]

export const nothingHeard: HeardAt = [null, null, null]

/** Also what is not worth a word in the log: a tick, a page that was turned, a vial that was picked. */
export function hearEntry(
  heard: HeardAt,
  { before, after }: { before: CaseState; after: CaseState },
  { asker, at }: Pick<LogEntry, 'asker' | 'at'>,
): HeardAt {
  const ended = pauseNow(before) && !pauseNow(after) ? caseClockOf(after).pauses.at(-1) : undefined
  return roleIds.map((roleId) => {
    const holder = holderOf(after, roleId)?.userId
    if (!holder) return null
    const last = heard[roleId]
    if (last == null || asker === holder || holderOf(before, roleId)?.userId !== holder) return at
    return ended?.to ? last + Math.max(0, ended.to - Math.max(ended.from, last)) : last
  })
}
