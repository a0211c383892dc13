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

/** Of each point, in order, the list of the pages the team has come to. */
export const flowLists = [
  'decisionPointOne',
  'decisionPointTwo',
  'decisionPointThree',
  'decisionPointFour',
  'decisionPointFive',
] as const satisfies readonly (keyof DecisionPointFlow)[]
