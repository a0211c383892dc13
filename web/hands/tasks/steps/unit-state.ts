import type { StepView } from '#case/views/preparation/task-steps.ts'
import type { UnitView } from '#case/views/preparation/tasks.ts'
import type { WorkLock } from '#case/views/preparation/work-locks.ts'

/** How a piece of work stands at a moment. */
export type UnitState =
  | { readonly kind: 'locked'; readonly lock: WorkLock }
  | { readonly kind: 'ready' }
  | { readonly kind: 'working' }
  /** All steps are done, its time is not up: the person stays with it until then. */
  | { readonly kind: 'finishing'; readonly until: number }
  /** The person is free; what was ordered is on its way. */
  | { readonly kind: 'coming'; readonly at: number }
  | { readonly kind: 'done' }

type Times = Pick<UnitView, 'lock' | 'startedAt' | 'freeAt' | 'doneAt'>

export function unitStateOf({ lock, startedAt, freeAt, doneAt }: Times, now: number): UnitState {
  if (startedAt === null) {
    return lock && (lock.until === null || lock.until > now) ? { kind: 'locked', lock } : { kind: 'ready' }
  }
  if (freeAt === null || doneAt === null) return { kind: 'working' }
  if (freeAt > now) return { kind: 'finishing', until: freeAt }
  return doneAt > now ? { kind: 'coming', at: doneAt } : { kind: 'done' }
}

type StepTimes = readonly Pick<StepView, 'doneAt'>[]

/** A step whose wait still runs counts as the current one. */
export const currentStepOf = (steps: StepTimes, now: number): number => {
  const index = steps.findIndex(({ doneAt }) => doneAt === null || doneAt > now)
  return index === -1 ? steps.length : index
}

/** When something next changes by itself: clocks tick at full seconds from there. */
export function nextMomentOf(unit: UnitView): number {
  const waiting = unit.steps.findLast(({ doneAt }) => doneAt !== null)?.doneAt
  return unit.freeAt ?? waiting ?? unit.startedAt ?? unit.lock?.until ?? 0
}
