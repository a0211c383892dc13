import { z } from 'zod'
import { serverTime } from './flags.ts'

/** Ours: where a role stands in its flow, keyed by role id. A new holder of the seat goes on there. */
export const place = z.strictObject({ step: z.number().int().nonnegative(), since: serverTime })
export type Place = z.infer<typeof place>
