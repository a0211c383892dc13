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

/** A Procedure group holds a toggled list of slugs, every other group one slug. */
const choice = z.union([z.string(), z.array(z.string())]).nullable()

export const decisionGroup = z.strictObject({
  decisionName: z.enum(['Ventilator', 'Medications', 'Procedure', 'Departure']),
  rt: choice,
  rn: choice,
  provider: choice,
  options: z.array(decisionOption),
})
export type DecisionGroup = z.infer<typeof decisionGroup>

/** One document per decision point, `docId` "1" to "5". */
export const decisionPoint = z.strictObject({
  caseId: z.literal(1),
  decisionPointNumber: z.number().int().min(1).max(5),
  decisionPointData: z.array(decisionGroup),
  docId: z.string(),
})
export type DecisionPoint = z.infer<typeof decisionPoint>

export const decisionPointFlow = z.strictObject({
  decisionPointOne: z.array(visitedStep),
  decisionPointTwo: z.array(visitedStep),
  decisionPointThree: z.array(visitedStep),
  decisionPointFour: z.array(visitedStep),
  decisionPointFive: z.array(visitedStep),
})
export type DecisionPointFlow = z.infer<typeof decisionPointFlow>

/** Of each point, in order, the list of the pages the team has come to. */
export const flowLists = [
  'decisionPointOne',
  'decisionPointTwo',
  'decisionPointThree',
  'decisionPointFour',
  'decisionPointFive',
] as const satisfies readonly (keyof DecisionPointFlow)[]

/** Ours: how far a decision point is, keyed like DecisionPoint. It exists once the Provider has come to the point. */
export const pointProgress = z.strictObject({
  /** Medical control calls before the fourth point opens. */
  callSince: serverTime.nullable(),
  openedAt: serverTime.nullable(),
  /** When each group was decided. */
  decidedAt: z.strictObject({
    Ventilator: serverTime.optional(),
    Medications: serverTime.optional(),
    Procedure: serverTime.optional(),
    Departure: serverTime.optional(),
  }),
  /** The page the Provider has open, null for the point itself; then those that open after it. */
  showing: z.string().nullable(),
  queue: z.array(z.string()),
  resultsAt: serverTime.nullable(),
})
export type PointProgress = z.infer<typeof pointProgress>
