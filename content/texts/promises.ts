import type { RoomSign } from '#case/rooms.ts'
import { PRACTICE_ENDS_AFTER_MS } from '#case/rules/house-limits.ts'

/** What a room is set to, as far as it decides what is kept and who sees it. Null: the open room, which no educator leads. */
export type RoomTerms =
  | (Pick<RoomSign, 'keepDays' | 'hasReportLink'> & Partial<Pick<RoomSign, 'isPractice' | 'hasWatchers'>>)
  | null

type Kind = 'open' | 'practice' | 'forgetting' | 'keeping'

function kindOf(terms: RoomTerms): Kind {
  if (!terms) return 'open'
  if (terms.isPractice) return 'practice'
  return terms.keepDays === 0 ? 'forgetting' : 'keeping'
}

/** Of a room where somebody practises alone. */
export const practicePromise = `Nothing of a practice is kept. It ends when you log out, or ${PRACTICE_ENDS_AFTER_MS / 60_000} minutes after you left.`

/** What becomes of what people do. */
export function keptText(terms: RoomTerms): string {
  const readers = terms?.hasReportLink ? 'its educators and whoever has the link of the report' : 'its educators alone'
  return {
    open: 'Your answers, your chat and what you record are kept for the final report and deleted when the Provider logs out.',
    practice: practicePromise,
    forgetting:
      'Nothing is kept: when the run ends, all you chose, wrote and recorded in it is deleted, and your name with the room.',
    keeping: `This room keeps its runs for ${terms?.keepDays} days, for ${readers}: your name, what you chose and wrote, and the report. What was recorded only if everyone who spoke agrees at the end. Then all of it is deleted.`,
  }[kindOf(terms)]
}

/** Who looks on while people play. */
export function seenText(terms: RoomTerms): string {
  const byEducator = `Your educator sees your three screens live and reads your chat. What you note for yourself only you see.`
  const inRoom = terms?.hasWatchers
    ? `${byEducator} Who is in the room without a seat sees monitor, clock and chat.`
    : byEducator
  return {
    open: 'Nobody but the three of you sees it.',
    practice: 'Nobody but you sees it.',
    forgetting: inRoom,
    keeping: inRoom,
  }[kindOf(terms)]
}

/** What becomes of a recording that is about to be made, and who hears it. */
export function recordingText(terms: RoomTerms): string {
  return {
    open: 'Your team hears it. It is kept for the final report and deleted when you log out.',
    practice: 'It is kept for the final report and deleted when your practice ends.',
    forgetting:
      'Your team and your educator hear it. It is kept for the final report and deleted when your educator ends the run.',
    keeping: `Your team and your educator hear it. It is deleted when your educator ends the run, unless everyone who spoke agrees on the final report to keep it with the run, for ${terms?.keepDays} days.`,
  }[kindOf(terms)]
}

/** Who reads the chat. */
export function chatText(terms: RoomTerms): string {
  const inRoom = terms?.hasWatchers
    ? 'Your team, your educator and who looks on without a seat read this.'
    : 'Your team and your educator read this.'
  return {
    open: 'Your team reads this.',
    practice: 'Your stand-ins read this and answer what you ask them. Nobody else reads it.',
    forgetting: inRoom,
    keeping: inRoom,
  }[kindOf(terms)]
}

/** How long the report stays. `canEnd`: it goes when this person logs out. */
export function reportText(terms: RoomTerms, canEnd: boolean): string {
  return {
    open: canEnd
      ? 'The report stays until you log out. That ends the case and its report for all three, so print or download it first.'
      : 'The report stays until the Provider logs out. Print or download what you want to keep.',
    practice: 'The report stays until your practice ends. Print or download what you want to keep.',
    forgetting: 'The report stays until your educator ends the run. Print or download what you want to keep.',
    keeping: `The report stays until your educator ends the run. Then it is kept for ${terms?.keepDays} days.`,
  }[kindOf(terms)]
}
