import { CASE_ID } from '../../records/collections.ts'
import type { WorkId } from '../../records/preparation.ts'
import type { RoleId } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { workTimes } from '../../rules/task-time.ts'
import { unitOf, unitsOfRole, type WorkUnit } from '../../rules/work-units.ts'
import type { CaseContent } from '../../story/content.ts'

/** Why a piece of work cannot start. It holds until this time; null: until somebody has done something. */
export interface WorkLock {
  readonly why: 'clock-not-started' | 'task-running' | 'drugs-first' | 'needs-first'
  readonly until: number | null
  /** How many drugs come first, where they do. */
  readonly drugs?: number
  /** What it waits for, where the story says it. */
  readonly needs?: string
}

/** The work that binds a person until this time; null: until its steps are done. Once the time has passed, nothing binds. */
export interface Busy {
  readonly work: WorkId
  readonly until: number | null
}

/** What binds a person longest, if anything was started. */
export function busyOf(state: CaseState, content: CaseContent, roleId: RoleId): Busy | null {
  const started = unitsOfRole(content, roleId)
    .filter((unit) => unit.busyMs !== null && state.records.Work[unit.id])
    .map((unit) => ({ work: unit.id, until: workTimes(state, unit).freeAt }))
  return longest(started)
}

/** What keeps a piece of work from starting, as far as anything does. A started one is not locked. */
export function lockOf(state: CaseState, content: CaseContent, unit: WorkUnit): WorkLock | null {
  if (state.records.Work[unit.id]) return null
  if (!state.records.CaseTaskTime[CASE_ID]?.TransportStartTime) return { why: 'clock-not-started', until: null }
  const busy = busyOf(state, content, unit.roleId)
  return longest<WorkLock>([
    ...(busy ? [{ why: 'task-running' as const, until: busy.until }] : []),
    ...(unit.needs.length > 0 ? [neededFirst(state, content, unit)] : []),
  ])
}

function neededFirst(state: CaseState, content: CaseContent, { needs, ifMissing }: WorkUnit): WorkLock {
  const times = needs.map((one) => workTimes(state, unitOf(content, one)).doneAt)
  const until = times.includes(null) ? null : Math.max(...times.map((time) => time ?? 0))
  return ifMissing === null
    ? { why: 'drugs-first', until, drugs: needs.length }
    : { why: 'needs-first', until, needs: ifMissing }
}

function longest<T extends { readonly until: number | null }>(holds: readonly T[]): T | null {
  const endOf = ({ until }: T) => until ?? Number.POSITIVE_INFINITY
  return holds.reduce<T | null>((last, one) => (last && endOf(last) >= endOf(one) ? last : one), null)
}
