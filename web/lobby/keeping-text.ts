import type { RoomSign } from '#case/rooms.ts'

type Keeping = Pick<RoomSign, 'keepDays' | 'hasReportLink'> & Partial<Pick<RoomSign, 'isPractice'>>

/** What becomes of what people do in a room. */
export function keepingText({ keepDays, hasReportLink, isPractice }: Keeping): string {
  if (isPractice) return 'Nothing of a practice is kept. It ends when you log out, or half an hour after you left.'
  if (keepDays === 0) {
    return 'Nothing is kept: when the run ends, all you chose, wrote and recorded in it is deleted, and your name with the room.'
  }
  const readers = hasReportLink ? 'its educators and whoever has the link of the report' : 'its educators alone'
  return `This room keeps its runs for ${keepDays} days, for ${readers}: your name, what you chose and wrote, and the report. What was recorded only if everyone who spoke agrees at the end. Then all of it is deleted.`
}
