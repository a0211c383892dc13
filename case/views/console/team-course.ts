import { isReversible, type LogEntry, stepBack } from '../../records/log.ts'
import { type CaseState, emptyState } from '../../records/state.ts'
import { seatOf } from '../../rules/seats.ts'
import type { CaseContent } from '../../story/content.ts'
import type { LastWord } from '../room-overview.ts'
import type { LogLine } from './console-messages.ts'
import { LogTeller } from './log-lines.ts'

/** What a team last said or did, and when anything last came of it. */
export interface TeamCourse {
  readonly lastWord: LastWord | null
  readonly doneAt: number | null
}

/** A line of a list holds no more. */
const LONGEST_WORD = 160

/** After these entries of the log, which come next after this state. */
export function courseAfter(
  course: TeamCourse,
  { before, entries, content }: { before: CaseState; entries: readonly LogEntry[]; content: CaseContent },
): TeamCourse {
  const teller = new LogTeller(content, before)
  let { lastWord, doneAt } = course
  for (const entry of entries) {
    const had = seatOf(teller.state, entry.asker)
    const lines = teller.tell(entry)
    const word = wordOf(lines)
    if (word) lastWord = word
    // Of what has no words, as ticks and notes, only what the team itself does counts.
    if (word || had || seatOf(teller.state, entry.asker)) doneAt = entry.at
  }
  return { lastWord, doneAt }
}

/** By the newest entries of the log, the last of which led to this state. */
export function courseOf(state: CaseState, newest: readonly LogEntry[], content: CaseContent): TeamCourse {
  const start = newest.findLastIndex(({ changes }) => !isReversible(changes))
  const entries = newest.slice(Math.max(0, start))
  const before = start >= 0 ? emptyState : stepBack(state, entries)
  // Where none of them is the team's, it has done nothing since the first of them at least.
  return courseAfter({ lastWord: null, doneAt: entries[0]?.at ?? null }, { before, entries, content })
}

function wordOf(lines: readonly LogLine[]): LastWord | null {
  for (const { by, topic, text } of lines) {
    if (by !== 'educator') return { by, isChat: topic === 'chat', text: beginningOf(text) }
  }
  return null
}

function beginningOf(text: string): string {
  const letters = [...text]
  return letters.length > LONGEST_WORD ? `${letters.slice(0, LONGEST_WORD - 1).join('')}…` : text
}
