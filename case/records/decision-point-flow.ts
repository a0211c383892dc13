import { z } from 'zod'
import { visitedStep } from './visited-step.ts'

export const decisionPointFlow = z.strictObject({
  decisionPointOne: z.array(visitedStep),
  decisionPointTwo: z.array(visitedStep),
  decisionPointThree: z.array(visitedStep),
  decisionPointFour: z.array(visitedStep),
  decisionPointFive: z.array(visitedStep),
})
export type DecisionPointFlow = z.infer<typeof decisionPointFlow>
