import { createCase } from '#case/create-case.ts'
import { type CaseState, emptyState } from '#case/records/state.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { audienceOf } from '#server/live/audience.ts'
import type { Database } from '#server/store/database.ts'
import { loadState } from '#server/store/load-state.ts'
import { OPEN_ROOM } from '#server/store/which-room.ts'
import type { PageRecord } from './check-history.ts'
import { checkHistory, markOfView } from './check-history.ts'
import { readCopiedLog } from './copied-log.ts'

/** Holds what every page of a room has sent, heard and seen against what is stored. Empty when all that was promised was kept. */
export async function judge(
  database: Database,
  pages: readonly PageRecord[],
  pace: number,
  { room = OPEN_ROOM, start = emptyState } = {},
): Promise<string[]> {
  const marks = new Map<string, string>()
  const viewOf = (then: CaseState, uid: string) => {
    const audience = audienceOf(then, uid)
    const key = `${then.version} ${audience}`
    const mark = marks.get(key) ?? markOfView(viewFor(then, audience, case1))
    marks.set(key, mark)
    return mark
  }
  const { decide } = createCase(case1, {
    pace,
    endsWith: room === OPEN_ROOM ? 'provider' : 'nobody',
    hasCourse: room !== OPEN_ROOM,
  })
  const loaded = await loadState(database, room)
  return checkHistory({ log: await readCopiedLog(database, 0, room), pages, loaded }, { start, decide, viewOf })
}
