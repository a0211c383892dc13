import { z } from 'zod'

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
