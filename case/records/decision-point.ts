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

/** One document per decision point, `docId` "1" and so on. */
export const decisionPoint = z.strictObject({
  caseId: z.literal(1),
  decisionPointNumber: z.number().int().positive(),
  decisionPointData: z.array(decisionGroup),
  docId: z.string(),
})
export type DecisionPoint = z.infer<typeof decisionPoint>

const visits = z.array(visitedStep)

/** The pages the team has come to, a list for each point: the five of the specification, then those a story has more. */
export const decisionPointFlow = z
  .object({
    decisionPointOne: visits,
    decisionPointTwo: visits,
    decisionPointThree: visits,
    decisionPointFour: visits,
    decisionPointFive: visits,
  })
  .catchall(visits)

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** The name of a point's list. */
export const flowListOf = (point: number): string => `decisionPoint${numbers[point - 1] ?? point}`

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
