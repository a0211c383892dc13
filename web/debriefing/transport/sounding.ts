import type { TimeLineEntry } from '#case/debriefing/messages.ts'

type Entry = Pick<TimeLineEntry, 'id' | 'at' | 'to' | 'kind' | 'text' | 'sound'>

/** What was heard at a moment, and how far into it that is. */
export interface Sounding {
  readonly entry: Entry
  readonly offsetMs: number
}

/** The recording that was under way; of two the one that began later. One whose sound is gone counts too: it is said so. */
export function soundingAt(entries: readonly Entry[], at: number): Sounding | null {
  const entry = entries.findLast((each) => isSpoken(each) && each.at <= at && at < endOf(each))
  return entry ? { entry, offsetMs: at - entry.at } : null
}

const isSpoken = ({ kind, sound }: Entry): boolean => kind === 'recording' || sound !== undefined

const endOf = ({ at, to, sound }: Entry): number => (sound ? at + sound.durationMs : (to ?? at))

/**
 * So far may sound and playhead part before the sound is moved: each move is heard. Firefox and WebKit take a good part of
 * a second to begin after one: with less room than that they would be moved again and again.
 */
const DRIFT_MS = 1000

export const hasDrifted = (soundMs: number, offsetMs: number): boolean => Math.abs(soundMs - offsetMs) > DRIFT_MS
