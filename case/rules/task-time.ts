import type { Work } from '../records/preparation.ts'
import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { paced, seenAt } from './case-clock.ts'
import { unitsOfRole, unitsOfTask, type WorkUnit } from './work-units.ts'

/** When a piece of work lets its person go, and when it is done; null while a step is missing. */
export interface WorkTimes {
  readonly freeAt: number | null
  readonly doneAt: number | null
}

/** When the step is done: at once, or when its wait has passed. */
export function stepDoneAt(state: CaseState, unit: WorkUnit, done: Work['steps'][number]): number {
  const step = unit.steps.find(({ slug }) => slug === done.slug)
  const waitMs = step?.kind === 'do' ? (step.waitMs ?? 0) : 0
  return seenAt(state, done.at) + paced(state, waitMs)
}

/** A piece of work ends at the later of its time and its last step. Steps left undone keep the person busy. */
export function workTimes(state: CaseState, unit: WorkUnit): WorkTimes {
  const work = state.records.Work[unit.id]
  const last = work?.steps.at(-1)
  if (!work || !last || work.steps.length < unit.steps.length) return { freeAt: null, doneAt: null }

  const startedAt = seenAt(state, work.startedAt)
  const lastStepAt = stepDoneAt(state, unit, last)
  return {
    freeAt: Math.max(startedAt + paced(state, unit.busyMs ?? 0), lastStepAt),
    doneAt: Math.max(startedAt + paced(state, unit.totalMs), lastStepAt + paced(state, unit.deliveryMs)),
  }
}

/** Once marked, a task stays done, also when the server's clock is set back. */
const isMarkedDone = (state: CaseState, task: string): boolean => state.records.TaskList[task]?.taskStatus === 'done'

export function isWorkDone(state: CaseState, unit: WorkUnit, now: number): boolean {
  if (isMarkedDone(state, unit.task)) return true
  const { doneAt } = workTimes(state, unit)
  return doneAt !== null && doneAt <= now
}

/** The work that keeps a person from starting another, if any. `freeAt` null: until its steps are done. */
export function workInTheWay(
  state: CaseState,
  content: CaseContent,
  roleId: RoleId,
  now: number,
): { unit: WorkUnit; freeAt: number | null } | undefined {
  return unitsOfRole(content, roleId)
    .filter((unit) => unit.busyMs !== null && state.records.Work[unit.id])
    .filter((unit) => !isMarkedDone(state, unit.task))
    .map((unit) => ({ unit, freeAt: workTimes(state, unit).freeAt }))
    .find(({ freeAt }) => freeAt === null || freeAt > now)
}

export function isTaskDone(state: CaseState, content: CaseContent, task: string, now: number): boolean {
  return unitsOfTask(content, task).every((unit) => isWorkDone(state, unit, now))
}

/** When a task that is under way will be done if nobody does anything more; null if that never happens. */
export function taskDoneAt(state: CaseState, content: CaseContent, task: string): number | null {
  const times = unitsOfTask(content, task).map((unit) => workTimes(state, unit).doneAt)
  return times.reduce<number | null>(
    (latest, time) => (latest === null || time === null ? null : Math.max(latest, time)),
    0,
  )
}
