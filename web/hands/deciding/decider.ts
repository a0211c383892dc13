import type { RoleId } from '#case/records/roles.ts'

/** Whose answer decides. The others advise. */
export const decider = 0 satisfies RoleId

export const advisers: readonly RoleId[] = [1, 2]

/** The advisers first, as one reads it; the decision last. */
export const advisersFirst: readonly RoleId[] = [...advisers, decider]
