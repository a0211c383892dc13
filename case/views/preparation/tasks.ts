import type { TaskListItem, WorkId } from '../../records/preparation.ts'
import type { RoleId } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { paced, seenIfAny } from '../../rules/case-clock.ts'
import { hasComeTo, type SeatInCase } from '../../rules/places.ts'
import { workTimes } from '../../rules/task-time.ts'
import { unitsOfRole, unitsOfTask, type WorkUnit } from '../../rules/work-units.ts'
import type { CaseContent } from '../../story/content.ts'
import type { SceneName } from '../../story/task.ts'
import { type StepView, viewStep } from './task-steps.ts'
import { type Busy, busyOf, lockOf, type WorkLock } from './work-locks.ts'

/** One's own tasks. */
export interface TasksView {
  readonly busy: Busy | null
  readonly tasks: readonly (TaskListItem & { readonly units: readonly UnitView[] })[]
}

/** A piece of work with a clock of its own. Limits are at the earliest; free and done are known once all steps are. */
export interface UnitView {
  readonly id: WorkId
  readonly name: string
  /** What stands on the drug sheet, or what is to be done. */
  readonly order: string | null
  readonly url: string
  /** As which picture it can be worked on; null: as the list of its steps. */
  readonly scene: SceneName | null
  readonly lock: WorkLock | null
  /** How long it binds its person and how long it takes in all, in ms of the case; null where it has no clock. */
  readonly busyMs: number | null
  readonly totalMs: number | null
  readonly startedAt: number | null
  readonly busyUntil: number | null
  readonly timeUpAt: number | null
  readonly freeAt: number | null
  readonly doneAt: number | null
  readonly steps: readonly StepView[]
}

export function viewTasks(looking: SeatInCase): TasksView | null {
  const { state, content, roleId } = looking
  if (!hasComeTo(looking, 'tasks')) return null
  return {
    busy: busyOf(state, content, roleId),
    tasks: tasksOf(state, content, roleId).map((task) => ({
      ...task,
      units: unitsOfTask(content, task.firebaseId).map((unit) => viewUnit(state, content, unit)),
    })),
  }
}

/** The tasks of a role, in the order of the story. */
export function tasksOf(state: CaseState, content: CaseContent, roleId: RoleId): TaskListItem[] {
  const ids = unitsOfRole(content, roleId).map((unit) => unit.task)
  return [...new Set(ids)].flatMap((id) => state.records.TaskList[id] ?? [])
}

function viewUnit(state: CaseState, content: CaseContent, unit: WorkUnit): UnitView {
  const startedAt = seenIfAny(state, state.records.Work[unit.id]?.startedAt)
  const after = (durationMs: number | null) =>
    startedAt === null || durationMs === null ? null : startedAt + paced(state, durationMs)
  const totalMs = unit.busyMs === null ? null : unit.totalMs
  return {
    id: unit.id,
    name: unit.name,
    order: unit.order,
    url: unit.url,
    scene: unit.scene,
    lock: lockOf(state, content, unit),
    busyMs: unit.busyMs,
    totalMs,
    startedAt,
    busyUntil: after(unit.busyMs),
    timeUpAt: after(totalMs),
    ...workTimes(state, unit),
    steps: unit.steps.map((step, index) => viewStep({ state, content }, unit, step, index)),
  }
}
