import type { WorkId } from '../records/work.ts'
import { RN, RT } from '../roles.ts'
import { workUnits } from '../rules/work-units.ts'
import type { CheckStep } from '../story/task.ts'
import type { Looking } from './come-to.ts'
import { type Busy, busyOf } from './work-locks.ts'

/** Mixed drugs that wait for a second person: the Provider, or RT once free. */
export interface ChecksView {
  readonly open: readonly {
    readonly work: WorkId
    readonly shown: CheckStep['shown']
    readonly askedAt: number
  }[]
  /** What keeps this person from checking, if anything does. */
  readonly busy: Busy | null
}

export function viewChecks({ state, content, roleId }: Looking): ChecksView | null {
  if (roleId === RN) return null
  const open = workUnits(content).flatMap(({ id, steps }) => {
    const work = state.records.Work[id]
    const step = work && steps[work.steps.length]
    return work?.checkAskedAt != null && step?.kind === 'check'
      ? [{ work: id, shown: step.shown, askedAt: work.checkAskedAt }]
      : []
  })
  return { open, busy: roleId === RT ? busyOf(state, content, RT) : null }
}
