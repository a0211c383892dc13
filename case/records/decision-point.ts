import { z } from 'zod'
import { serverTime } from './flags.ts'
import { visitedStep } from './team.ts'

export const decisionOption = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  link: z.string(),
  /** Where it leads without a peripheral arterial line. */
  linknopal: z.string().optional(),
  /** Where it leads while no nitric oxide runs. */
  linkB: z.string().optional(),
  score: z.number().int(),
  slug: z.string(),
})
export type DecisionOption = z.infer<typeof decisionOption>

/** A group that takes several holds a toggled list of slugs, every other group one slug. */
const choice = z.union([z.string(), z.array(z.string())]).nullable()

export const decisionGroup = z.strictObject({
  decisionName: z.string(),
  rt: choice,
  rn: choice,
  provider: choice,
  options: z.array(decisionOption),
})
export type DecisionGroup = z.infer<typeof decisionGroup>

/** One document per decision point, `docId` its slug, or what the story says it is recorded as. */
export const decisionPoint = z.strictObject({
  caseId: z.literal(1),
  decisionPointNumber: z.number().int().positive(),
  decisionPointData: z.array(decisionGroup),
  docId: z.string(),
})
export type DecisionPoint = z.infer<typeof decisionPoint>

const visits = z.array(visitedStep)

/** The pages the team has come to, a list for each point of the story, under the name that the story has for it. */
export const decisionPointFlow = z.record(z.string(), visits)

/** Ours: how far a decision point is, keyed like DecisionPoint. It exists once the Provider has come to the point. */
export const pointProgress = z.strictObject({
  /** Medical control calls before it opens. */
  callSince: serverTime.nullable(),
  openedAt: serverTime.nullable(),
  /** When each group was decided. */
  decidedAt: z.record(z.string(), serverTime),
  /** The page the Provider has open, null for the point itself; then those that open after it. */
  showing: z.string().nullable(),
  queue: z.array(z.string()),
  resultsAt: serverTime.nullable(),
})
export type PointProgress = z.infer<typeof pointProgress>
