import type { ChallengeStatus } from '#case/records/challenge.ts'
import type { RoleId } from '#case/records/roles.ts'
import { flagField } from '#case/rules/role-fields.ts'
import { flows } from '#content/flows/flows.ts'
import { roles } from '../../roles/roles.ts'
import { leader } from '../../steps/follow.tsx'

/** Whether a role at this place has come to its challenge. */
export const hasReachedChallenge = (role: RoleId, place: number): boolean =>
  place >= flows[role].findIndex(({ screen }) => screen === 'challenge')

/** Who is not done with the challenge, in role order. */
const stillAtIt = (done: ChallengeStatus): readonly RoleId[] =>
  ([0, 1, 2] as const).filter((role) => !done[flagField[role]])

/** For whom the result waits; null when all three are done. */
export function waitingText(done: ChallengeStatus): string | null {
  const names = stillAtIt(done).map((role) => (role === leader ? 'the Provider' : roles[role].label))
  return names.length > 0 ? `Waiting for ${names.join(' and ')} to finish the challenge.` : null
}
