import type { Voice } from '../records/educating.ts'
import type { RoleId } from '../records/roles.ts'
import { caseClockOf, paceOf } from '../rules/case-clock.ts'
import { type FlagInWords, flagInWords } from '../rules/flag-words.ts'
import { handInWords, handsOf } from '../rules/hands.ts'
import type { CaseContent } from '../story/content.ts'
import { type CourseOfRun, timeOfEntry } from './course-of-run.ts'

/** Something an educator did to the run, in the order of time. Events have a report of their own. */
export type TeachingReport =
  | { readonly kind: 'pause'; readonly at: number; readonly lastedMs: number | null; readonly wasForgotten: boolean }
  /** In ms of the case. */
  | { readonly kind: 'skip'; readonly at: number; readonly caseMs: number; readonly what: string }
  | {
      readonly kind: 'prompt' | 'speech'
      readonly at: number
      readonly as: Voice
      /** Null: to all. */
      readonly to: RoleId | null
      /** Empty where it was spoken. */
      readonly text: string
      readonly durationMs: number | null
    }
  /** A flag, or a mark on the checklist. `at` is the moment it marks: of a line of the log its own, else when it was set. */
  | ({ readonly kind: 'flag'; readonly at: number } & FlagInWords)
  /** For a seat that nobody held; it scored as that seat's. */
  | { readonly kind: 'act'; readonly at: number; readonly roleId: RoleId; readonly what: string }
  /** Of the monitor: the story had it otherwise. */
  | { readonly kind: 'hand'; readonly at: number; readonly what: string }

export function teachingReport(course: CourseOfRun, content: CaseContent): readonly TeachingReport[] {
  const { state } = course
  const { records } = state
  const { pauses, skips } = caseClockOf(state)
  const all: readonly TeachingReport[] = [
    ...pauses.map(({ from, to, wasForgotten }) => ({
      kind: 'pause' as const,
      at: from,
      lastedMs: to === null ? null : to - from,
      wasForgotten,
    })),
    ...skips.map(({ at, ms, what }) => ({ kind: 'skip' as const, at, caseMs: ms * paceOf(state), what })),
    ...Object.values(records.Spoken).map(({ at, as, to, text, isPrompt, sound }) => ({
      kind: isPrompt ? ('prompt' as const) : ('speech' as const),
      ...{ at, as, to, text },
      durationMs: sound?.durationMs ?? null,
    })),
    ...Object.values(records.Flag).map((flag) => ({
      kind: 'flag' as const,
      at: (flag.version === null ? undefined : timeOfEntry(course, flag.version)) ?? flag.at,
      ...flagInWords(flag, content),
    })),
    ...Object.values(records.ActForSeat).map(({ at, roleId, kind }) => ({
      kind: 'act' as const,
      ...{ at, roleId },
      what: content.standIns.doing[kind] ?? kind,
    })),
    ...handsOf(state).map((hand) => ({ kind: 'hand' as const, at: hand.at, what: handInWords(content, hand) })),
  ]
  return all.toSorted((one, other) => one.at - other.at)
}
