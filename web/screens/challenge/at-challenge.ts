import type { ChallengeStatus } from '#case/records/challenge-status.ts'
import type { RoleId } from '#case/roles.ts'
import { flagField } from '#case/rules/role-fields.ts'
import { flows } from '#content/flows/flows.ts'

/** Whether a role at this place has come to its challenge. */
export const hasReachedChallenge = (role: RoleId, place: number): boolean =>
  place >= flows[role].findIndex(({ screen }) => screen === 'challenge')

/** Who is not done with the challenge, in role order. */
export const stillAtIt = (done: ChallengeStatus): readonly RoleId[] =>
  ([0, 1, 2] as const).filter((role) => !done[flagField[role]])
