import type { TaskListItem, WorkId } from '../../records/preparation.ts'
import { PROVIDER, RN, type RoleId, RT } from '../../records/roles.ts'
import { seenIfAny } from '../../rules/case-clock.ts'
import { hasComeTo, type SeatInCase } from '../../rules/places.ts'
import { workTimes } from '../../rules/task-time.ts'
import { unitsOfTask, type WorkUnit } from '../../rules/work-units.ts'
import { tasksOf } from './tasks.ts'

/** How the preparation goes: everyone sees who is how far, the Provider also with times and steps. */
export interface BoardTask {
  readonly roleId: RoleId
  readonly firebaseId: TaskListItem['firebaseId']
  readonly taskName: string
  readonly taskStatus: TaskListItem['taskStatus']
  readonly units: readonly BoardUnit[] | null
}

export interface BoardUnit {
  readonly id: WorkId
  readonly name: string
  /** Whoever does it can start nothing else meanwhile. */
  readonly isBinding: boolean
  readonly startedAt: number | null
  readonly freeAt: number | null
  readonly doneAt: number | null
  readonly stepsDone: number
  readonly stepsInAll: number
  /** Waits for a second person since then. */
  readonly checkAskedAt: number | null
}

export function viewBoard(looking: SeatInCase): readonly BoardTask[] | null {
  const { state, content, roleId } = looking
  if (!hasComeTo(looking, 'board') && !hasComeTo(looking, 'tasks')) return null
  return [RT, RN].flatMap((owner) =>
    tasksOf(state, content, owner).map((task) => ({
      roleId: owner,
      firebaseId: task.firebaseId,
      taskName: task.taskName,
      taskStatus: task.taskStatus,
      units:
        roleId === PROVIDER ? unitsOfTask(content, task.firebaseId).map((unit) => viewBoardUnit(looking, unit)) : null,
    })),
  )
}

function viewBoardUnit({ state }: SeatInCase, unit: WorkUnit): BoardUnit {
  const work = state.records.Work[unit.id]
  return {
    id: unit.id,
    name: unit.name,
    isBinding: unit.busyMs !== null,
    startedAt: seenIfAny(state, work?.startedAt),
    ...workTimes(state, unit),
    stepsDone: work?.steps.length ?? 0,
    stepsInAll: unit.steps.length,
    checkAskedAt: seenIfAny(state, work?.checkAskedAt),
  }
}
