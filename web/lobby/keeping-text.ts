import type { RoomSign } from '#case/rooms.ts'

type Keeping = Pick<RoomSign, 'keepDays' | 'hasReportLink'>

/** What becomes of what people do in a room. */
export function keepingText({ keepDays, hasReportLink }: Keeping): string {
  if (keepDays === 0) {
    return 'Nothing is kept: when the run ends, all you chose, wrote and recorded in it is deleted, and your name with the room.'
  }
  const readers = hasReportLink ? 'its educators and whoever has the link of the report' : 'its educators alone'
  return `This room keeps its runs for ${keepDays} days, for ${readers}: your name, what you chose and wrote, and the report. What was recorded only if everyone who spoke agrees at the end. Then all of it is deleted.`
}
