import type { z } from 'zod'
import { roleFlags } from './flags.ts'

/** Who has finished the challenge. */
export const challengeStatus = roleFlags
export type ChallengeStatus = z.infer<typeof challengeStatus>
