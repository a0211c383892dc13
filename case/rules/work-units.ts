import type { WorkId } from '../records/preparation.ts'
import { type RoleId, roleIds } from '../records/roles.ts'
import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import type { CalculateTask, CheckStep, SceneName, Task, TaskStep } from '../story/task.ts'
import type { Refusal } from './refusals.ts'

/** A piece of work with its time, and the task it belongs to. */
export interface WorkUnit {
  readonly id: WorkId
  readonly task: string
  readonly roleId: RoleId
  readonly name: string
  /** What stands on the drug sheet, or what is to be done. */
  readonly order: string | null
  readonly url: string
  /** As which picture it can be worked on. */
  readonly scene: SceneName | null
  /** How long its person can start nothing else. Null: it binds nobody. */
  readonly busyMs: number | null
  readonly totalMs: number
  /** From the last step to arrival, where something is brought. */
  readonly deliveryMs: number
  readonly steps: readonly TaskStep[]
  /** It opens once these are done. */
  readonly needs: readonly WorkId[]
  /** Why it has to wait for them; null: what closes a task waits for the rest of it. */
  readonly ifMissing: string | null
  /** The step at which a second person looks, where there is one. */
  readonly check: CheckStep | undefined
}

/** A story's work, in its order: what closes a task comes after the rest of it. */
export const workUnits = compiled(({ preparationTasks }: CaseContent): readonly WorkUnit[] => {
  const units = preparationTasks
    .filter((task) => !isClosing(task))
    .flatMap((task) => [
      ...unitsIn(task, preparationTasks),
      ...preparationTasks
        .filter((one) => isClosing(one) && one.closes === task.firebaseId)
        .flatMap((one) => unitsIn(one, preparationTasks)),
    ])
  return units.map((unit) => ({ ...unit, check: unit.steps.find((step) => step.kind === 'check') }))
})

/** What closes a task waits for the rest of it, unless the story says what it needs. */
const neededBy = (task: CalculateTask, tasks: readonly Task[]): readonly WorkId[] => {
  const closed = isClosing(task) ? tasks.find(({ firebaseId }) => firebaseId === task.closes) : undefined
  return task.needs?.works ?? (closed?.kind === 'mix' ? closed.drugs.map(({ slug }) => slug) : [])
}

/** It is the last piece of another task. */
export const isClosing = (task: Task): task is CalculateTask & { readonly closes: string } =>
  task.kind === 'calculate' && task.closes !== undefined

function unitsIn(task: Task, tasks: readonly Task[]): readonly Omit<WorkUnit, 'check'>[] {
  const { firebaseId, roleId, url, scene = null } = task
  const ofAll = {
    id: firebaseId,
    task: firebaseId,
    roleId,
    name: task.taskName,
    order: null,
    url,
    scene,
    deliveryMs: 0,
    needs: [],
    ifMissing: null,
  }
  switch (task.kind) {
    case 'mix':
      return task.drugs.map(({ slug, name, ordered, busyMs, totalMs, steps, needs }) => ({
        ...ofAll,
        ...{ id: slug, name, order: ordered, busyMs, totalMs, steps },
        ...{ needs: needs?.works ?? [], ifMissing: needs?.ifMissing ?? null },
      }))
    case 'calculate': {
      const { closes = firebaseId, taskDesc: order, steps } = task
      const needs = { needs: neededBy(task, tasks), ifMissing: task.needs?.ifMissing ?? null }
      return [{ ...ofAll, task: closes, order, busyMs: null, totalMs: 0, steps, ...needs }]
    }
    default: {
      const { busyMs, totalMs, steps } = task
      const deliveryMs = task.kind === 'order' ? task.deliveryMs : 0
      return [{ ...ofAll, busyMs, totalMs, deliveryMs, steps }]
    }
  }
}

const byId = compiled((content: CaseContent) => new Map(workUnits(content).map((unit) => [unit.id, unit])))
const byTask = compiled((content: CaseContent) => {
  const units = workUnits(content)
  return new Map(units.map(({ task }) => [task, units.filter((unit) => unit.task === task)]))
})
const byRole = compiled((content: CaseContent) =>
  roleIds.map((roleId) => workUnits(content).filter((unit) => unit.roleId === roleId)),
)

/** What is refused where a story has no such work. */
export const noSuchWork: Refusal = { code: 'bad-input', problem: 'work: there is no such work' }

/** A piece of work by its name, if the story has it. */
export const findUnit = (content: CaseContent, id: WorkId): WorkUnit | undefined => byId(content).get(id)

export function unitOf(content: CaseContent, id: WorkId): WorkUnit {
  const unit = findUnit(content, id)
  if (!unit) throw new Error(`content has no work ${id}`)
  return unit
}

export const unitsOfTask = (content: CaseContent, task: string): readonly WorkUnit[] => byTask(content).get(task) ?? []

export const unitsOfRole = (content: CaseContent, roleId: RoleId): readonly WorkUnit[] => byRole(content)[roleId] ?? []
