import type { RoleId } from '../records/roles.ts'
import type { CheckReport } from './checks-report.ts'

/** A second check that somebody did. */
export interface OwnCheck {
  readonly drug: string
  readonly at: number
  /** What they said does not fit; null: they confirmed. */
  readonly said: string | null
  readonly isRight: boolean
}

export const checksOf = (roleId: RoleId, checks: readonly CheckReport[]): OwnCheck[] =>
  checks.flatMap(({ drug, misfit, answers }) =>
    answers.flatMap(({ roleId: by, at, part }, index) => {
      if (by !== roleId) return []
      // What somebody has named is put right before it is shown again.
      const isOpen = misfit !== null && answers.slice(0, index).every((one) => one.part !== misfit.part)
      return [{ drug, at, said: part, isRight: part === (isOpen ? misfit.part : null) }]
    }),
  )
