import type { WorkId } from '../records/preparation.ts'
import { RN, type RoleId, RT } from '../records/roles.ts'
import type { CaseContent } from '../story/content.ts'
import type { FirebaseId, TaskStep } from '../story/task.ts'

/** A piece of work with its time, and the task it belongs to. */
export interface WorkUnit {
  readonly id: WorkId
  readonly task: FirebaseId
  readonly roleId: RoleId
  /** How long its person can start nothing else. Null: it binds nobody. */
  readonly busyMs: number | null
  readonly totalMs: number
  /** From the last step to arrival, where something is brought. */
  readonly deliveryMs: number
  readonly steps: readonly TaskStep[]
}

const known = new WeakMap<CaseContent, readonly WorkUnit[]>()

/** A story's work, listed once: rules and views look at it all the time. */
export function workUnits(content: CaseContent): readonly WorkUnit[] {
  const units = known.get(content) ?? listUnits(content)
  known.set(content, units)
  return units
}

function listUnits({ preparationTasks }: CaseContent): readonly WorkUnit[] {
  const { medPumps, orderPharmacy, mixedMeds, epiChallenge, calibrateIno } = preparationTasks
  return [
    { ...medPumps, id: 'MedPumps', task: 'MedPumps', roleId: RN, deliveryMs: 0 },
    { ...orderPharmacy, id: 'OrderPharmacy', task: 'OrderPharmacy', roleId: RN },
    ...mixedMeds.drugs.map((drug) => ({
      ...drug,
      id: drug.slug as WorkId, // content names its drugs as the record does; a test holds it to that
      task: 'MixedMeds' as const,
      roleId: RN,
      deliveryMs: 0,
    })),
    { ...epiChallenge, id: 'epi-challenge', task: 'MixedMeds', roleId: RN, busyMs: null, totalMs: 0, deliveryMs: 0 },
    { ...calibrateIno, id: 'CalibrateINO', task: 'CalibrateINO', roleId: RT, deliveryMs: 0 },
  ]
}

export function unitOf(content: CaseContent, id: WorkId): WorkUnit {
  const unit = workUnits(content).find((one) => one.id === id)
  if (!unit) throw new Error(`content has no work ${id}`)
  return unit
}
