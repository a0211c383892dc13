import type { WorkId } from '../records/preparation.ts'
import { RN, type RoleId, RT, roleIds } from '../records/roles.ts'
import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import type { CheckStep, FirebaseId, Task, TaskStep } from '../story/task.ts'
import type { Refusal } from './refusals.ts'

/** A piece of work with its time, and the task it belongs to. */
export interface WorkUnit {
  readonly id: WorkId
  readonly task: FirebaseId
  readonly roleId: RoleId
  readonly name: string
  /** What stands on the drug sheet, or what is to be done. */
  readonly order: string | null
  readonly url: string
  /** How long its person can start nothing else. Null: it binds nobody. */
  readonly busyMs: number | null
  readonly totalMs: number
  /** From the last step to arrival, where something is brought. */
  readonly deliveryMs: number
  readonly steps: readonly TaskStep[]
  /** The step at which a second person looks, where there is one. */
  readonly check: CheckStep | undefined
}

/** A story's work, in its order. */
export const workUnits = compiled(({ preparationTasks }: CaseContent): readonly WorkUnit[] => {
  const { medPumps, orderPharmacy, mixedMeds, epiChallenge, calibrateIno } = preparationTasks
  const units: Omit<WorkUnit, 'check'>[] = [
    { ...unitOfTask(medPumps), roleId: RN },
    { ...unitOfTask(orderPharmacy), roleId: RN, deliveryMs: orderPharmacy.deliveryMs },
    ...mixedMeds.drugs.map(({ slug, name, ordered, busyMs, totalMs, steps }) => ({
      id: slug,
      task: mixedMeds.firebaseId,
      roleId: RN,
      name,
      order: ordered,
      url: mixedMeds.url,
      busyMs,
      totalMs,
      deliveryMs: 0,
      steps,
    })),
    {
      id: CODE_DOSE,
      task: mixedMeds.firebaseId,
      roleId: RN,
      name: epiChallenge.title,
      order: epiChallenge.description,
      url: epiChallenge.url,
      busyMs: null,
      totalMs: 0,
      deliveryMs: 0,
      steps: epiChallenge.steps,
    },
    { ...unitOfTask(calibrateIno), roleId: RT },
  ]
  return units.map((unit) => ({ ...unit, check: unit.steps.find((step) => step.kind === 'check') }))
})

/** The work that opens after the last drug. */
export const CODE_DOSE = 'epi-challenge'

const unitOfTask = ({ firebaseId, taskName, url, busyMs, totalMs, steps }: Task) => ({
  id: firebaseId,
  task: firebaseId,
  name: taskName,
  order: null,
  url,
  busyMs,
  totalMs,
  deliveryMs: 0,
  steps,
})

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

export const unitsOfTask = (content: CaseContent, task: FirebaseId): readonly WorkUnit[] =>
  byTask(content).get(task) ?? []

export const unitsOfRole = (content: CaseContent, roleId: RoleId): readonly WorkUnit[] => byRole(content)[roleId] ?? []
