import { z } from 'zod'
import { roleFlags } from './flags.ts'
import { visitedStep } from './team.ts'

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

/** Before anybody has answered. */
export const unansweredQuestions = {
  ProviderResponseTime: null,
  TherapistResponseTime: null,
  NurseResponseTime: null,
  ProviderResponseSelection: null,
  TherapistResponseSelection: null,
  NurseResponseSelection: null,
} as const

export const providerChallangeFlow = z.strictObject({
  challangeOneFlow: z.array(visitedStep),
  challangeTwoFlow: z.array(visitedStep),
})

/** Who has finished the challenge. */
export const challengeStatus = roleFlags
export type ChallengeStatus = z.infer<typeof challengeStatus>

/** Ours: each role's own question in the first story's challenge. */
export const roleQuestion = z.strictObject({
  provider: z.string().nullable(),
  rt: z.strictObject({ minutes: z.number().nullable(), cylinders: z.number().nullable() }),
  rn: z.strictObject({ rate: z.number().nullable() }),
})
export const unansweredRoleQuestion = {
  provider: null,
  rt: { minutes: null, cylinders: null },
  rn: { rate: null },
} as const
