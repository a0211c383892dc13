import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { answersOn, misfitOf } from '../rules/second-check.ts'
import { workUnits } from '../rules/work-units.ts'
import type { CaseContent } from '../story/content.ts'

/** A second check: what did not fit, and what was said of it. No points: it is for learning. */
export interface CheckReport {
  readonly drug: string
  readonly order: string
  /** What did not fit when it was first shown; null: all did. */
  readonly misfit: { readonly part: string; readonly value: string; readonly what: string } | null
  readonly answers: readonly {
    readonly roleId: RoleId
    readonly at: number
    /** What was said not to fit; null: confirmed. */
    readonly part: string | null
  }[]
  /** Whether somebody named what did not fit; true where all did. */
  readonly isRight: boolean
}

export function checksReport(state: CaseState, content: CaseContent): CheckReport[] {
  return workUnits(content).flatMap(({ id, check }) => {
    const answers = answersOn(state, id)
    if (!check || answers.length === 0) return []
    const misfit = misfitOf(state, content, id)
    const nameOf = (part: string | null) => check.made.find(({ slug }) => slug === part)?.name ?? null
    return [
      {
        drug: check.drug,
        order: check.order,
        misfit: misfit && { part: nameOf(misfit.part) ?? '', value: misfit.value, what: misfit.what },
        answers: answers.map(({ roleId, at, part }) => ({ roleId, at, part: nameOf(part) })),
        isRight: misfit === null || answers.some(({ part }) => part === misfit.part),
      },
    ]
  })
}
