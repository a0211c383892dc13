import { labelOf, PROVIDER, type RoleId } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import type { CourseOfRun } from '../../report/course-of-run.ts'
import type { Report } from '../../report/report.ts'
import { caseMsBetween, paceOf } from '../../rules/case-clock.ts'
import type { CaseContent } from '../../story/content.ts'
import type { Moment, TimeLineEntry } from '../debriefing-messages.ts'
import type { CheckAsked, Quiet } from '../time-line.ts'

/** All that the rules look at. */
export interface LookedBack {
  readonly course: CourseOfRun
  readonly report: Report
  readonly content: CaseContent
  readonly to: number
  /** What happened, in its order. */
  readonly entries: readonly TimeLineEntry[]
  readonly quiet: readonly Quiet[]
  readonly asks: readonly CheckAsked[]
}

/** What a rule has found. The heavier, the more there is to learn from it. */
export interface Found extends Omit<Moment, 'isFlag'> {
  readonly weight: number
}

export type Rule = (looked: LookedBack) => readonly Found[]

/** How long people in the room had, without pauses. */
export const roomMsBetween = (state: CaseState, from: number, to: number): number =>
  caseMsBetween(state, from, to) / paceOf(state)

const SECOND = 1000
const MINUTE = 60 * SECOND

/** A length of time as people say it. */
export function lasted(ms: number): string {
  if (ms < SECOND) return 'less than a second'
  if (ms < 2 * MINUTE) return `${Math.round(ms / SECOND)} s`
  return `${Math.round(ms / MINUTE)} min`
}

/** Who, at the beginning of a sentence or within it. */
export const whoIs = (role: RoleId, article: 'The' | 'the' = 'The'): string =>
  role === PROVIDER ? `${article} Provider` : labelOf(role)
