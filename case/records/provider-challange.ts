import { z } from 'zod'

const answer = z.string().nullable()

const challange = z.strictObject({ options: z.array(z.string()), rt: answer, rn: answer, provider: answer })

/** The team's answers on transport mode, response time and the two shared challenges. */
export const providerChallange = z.strictObject({
  ProviderResponseTime: answer,
  TherapistResponseTime: answer,
  NurseResponseTime: answer,
  /** Ours: the specification keeps the advice on transport mode, not the decision. */
  ProviderResponseSelection: answer,
  TherapistResponseSelection: answer,
  NurseResponseSelection: answer,
  challangeOne: challange,
  challangeTwo: challange,
})
export type ProviderChallange = z.infer<typeof providerChallange>
