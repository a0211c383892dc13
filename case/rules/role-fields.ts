import type { RoleId } from '../records/roles.ts'

/** The names that records use for a role's own field. */
export const flagField = { 0: 'Provider', 1: 'Therapist', 2: 'Nurse' } as const satisfies { [R in RoleId]: string }
export const answerField = { 0: 'provider', 1: 'rt', 2: 'rn' } as const satisfies { [R in RoleId]: string }
