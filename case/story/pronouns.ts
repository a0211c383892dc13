import type { Patient } from './patient.ts'

const pronouns = {
  she: { object: 'her', Possessive: 'Her' },
  he: { object: 'him', Possessive: 'His' },
} as const satisfies { readonly [C in Patient['called']]: object }

/** How sentences of the rules speak of the newborn; with a capital as they begin one. */
export const pronounsOf = (called: Patient['called']) => pronouns[called]
