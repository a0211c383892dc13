import { z } from 'zod'
import { visitedStep } from './visited-step.ts'

export const providerChallangeFlow = z.strictObject({
  challangeOneFlow: z.array(visitedStep),
  challangeTwoFlow: z.array(visitedStep),
})
export type ProviderChallangeFlow = z.infer<typeof providerChallangeFlow>
