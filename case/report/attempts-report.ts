import type { LogEntry } from '../records/log.ts'
import type { Attempt } from '../records/preparation.ts'
import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { attemptInWords, isRightNow } from '../rules/attempts.ts'
import { caseMsBetween } from '../rules/case-clock.ts'
import type { CaseContent } from '../story/content.ts'

/** A wrong answer in a task, as it was given. No points: it is for learning. */
export interface AttemptReport {
  readonly roleId: RoleId
  readonly at: number
  readonly work: string
  readonly step: string
  readonly entered: string
  readonly right: string
  /** In ms of the case, until it was done right; null: it never was. */
  readonly untilRightMs: number | null
}

/** A wrong attempt, and when it was put right. */
export interface Tried {
  readonly attempt: Attempt
  readonly rightAt: number | null
}

/** The attempts with those of one more entry of the log. */
export function triedAfter(before: readonly Tried[], { at, changes }: LogEntry, after: CaseState): readonly Tried[] {
  const added = changes.flatMap(({ change }) =>
    change.op === 'put' && change.collection === 'Attempt' ? [{ attempt: change.data, rightAt: null }] : [],
  )
  const isOpen = before.some(({ rightAt }) => rightAt === null)
  if (!isOpen) return added.length > 0 ? [...before, ...added] : before
  const settled = before.map((one) =>
    one.rightAt === null && isRightNow(after, one.attempt) ? { ...one, rightAt: at } : one,
  )
  return [...settled, ...added]
}

export const attemptsReport = (
  tried: readonly Tried[],
  state: CaseState,
  content: CaseContent,
): readonly AttemptReport[] =>
  tried.map(({ attempt, rightAt }) => ({
    roleId: attempt.roleId,
    at: attempt.at,
    ...attemptInWords(content, attempt),
    untilRightMs: rightAt === null ? null : caseMsBetween(state, attempt.at, rightAt),
  }))
