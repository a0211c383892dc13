import type { CheckedPart, WorkId } from '../../records/preparation.ts'
import { RN, RT } from '../../records/roles.ts'
import { seenAt } from '../../rules/case-clock.ts'
import type { SeatInCase } from '../../rules/places.ts'
import { openMisfit } from '../../rules/second-check.ts'
import { workUnits } from '../../rules/work-units.ts'
import { type Busy, busyOf } from './work-locks.ts'

/** Mixed drugs that wait for a second person: the Provider, or RT once free. */
export interface ChecksView {
  readonly open: readonly {
    readonly work: WorkId
    readonly drug: string
    /** As it stands on the drug sheet. */
    readonly order: string
    /** What is in RN's hands. Whether it fits is for the second person to say. */
    readonly made: readonly { readonly slug: CheckedPart; readonly name: string; readonly value: string }[]
    readonly askedAt: number
  }[]
  /** What keeps this person from checking, if anything does. */
  readonly busy: Busy | null
}

export function viewChecks({ state, content, roleId }: SeatInCase): ChecksView | null {
  if (roleId === RN) return null
  const open = workUnits(content).flatMap(({ id, steps }) => {
    const work = state.records.Work[id]
    const step = work && steps[work.steps.length]
    if (work?.checkAskedAt == null || step?.kind !== 'check') return []
    const misfit = openMisfit(state, content, id)
    const made = step.made.map(({ slug, name, value }) => ({
      slug,
      name,
      value: slug === misfit?.part ? misfit.value : value,
    }))
    return [{ work: id, drug: step.drug, order: step.order, made, askedAt: seenAt(state, work.checkAskedAt) }]
  })
  return { open, busy: roleId === RT ? busyOf(state, content, RT) : null }
}
