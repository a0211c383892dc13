import { z } from 'zod'
import { serverTime } from './flags.ts'

/** One entry per scored item, written once. The live score is the sum. */
export const teamScore = z.record(z.string(), z.strictObject({ score: z.number(), time: serverTime }))
export type TeamScore = z.infer<typeof teamScore>
