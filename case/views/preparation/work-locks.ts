import { CASE_ID } from '../../records/collections.ts'
import type { WorkId } from '../../records/preparation.ts'
import type { RoleId } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { workTimes } from '../../rules/task-time.ts'
import { type WorkUnit, workUnits } from '../../rules/work-units.ts'
import type { CaseContent } from '../../story/content.ts'

/** Why a piece of work cannot start. It holds until this time; null: until somebody has done something. */
export interface WorkLock {
  readonly why: 'clock-not-started' | 'task-running' | 'drugs-first'
  readonly until: number | null
}

/** The work that binds a person until this time; null: until its steps are done. Once the time has passed, nothing binds. */
export interface Busy {
  readonly work: WorkId
  readonly until: number | null
}

/** What binds a person longest, if anything was started. */
export function busyOf(state: CaseState, content: CaseContent, roleId: RoleId): Busy | null {
  const started = workUnits(content)
    .filter((unit) => unit.roleId === roleId && unit.busyMs !== null && state.records.Work[unit.id])
    .map((unit) => ({ work: unit.id, until: workTimes(state, unit).freeAt }))
  return longest(started)
}

/** What keeps a piece of work from starting, as far as anything does. A started one is not locked. */
export function lockOf(state: CaseState, content: CaseContent, unit: WorkUnit): WorkLock | null {
  if (state.records.Work[unit.id]) return null
  if (!state.records.CaseTaskTime[CASE_ID]?.TransportStartTime) return { why: 'clock-not-started', until: null }
  const busy = busyOf(state, content, unit.roleId)
  return longest([
    ...(busy ? [{ why: 'task-running' as const, until: busy.until }] : []),
    ...(unit.id === 'epi-challenge' ? [{ why: 'drugs-first' as const, until: drugsDoneAt(state, content, unit) }] : []),
  ])
}

function drugsDoneAt(state: CaseState, content: CaseContent, challenge: WorkUnit): number | null {
  const drugs = workUnits(content).filter((unit) => unit.task === challenge.task && unit.id !== challenge.id)
  const times = drugs.map((drug) => workTimes(state, drug).doneAt)
  return times.includes(null) ? null : Math.max(...times.map((time) => time ?? 0))
}

function longest<T extends { readonly until: number | null }>(holds: readonly T[]): T | null {
  const endOf = ({ until }: T) => until ?? Number.POSITIVE_INFINITY
  return holds.reduce<T | null>((last, one) => (last && endOf(last) >= endOf(one) ? last : one), null)
}
