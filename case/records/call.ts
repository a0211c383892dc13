import { z } from 'zod'
import { serverTime } from './flags.ts'

/** Ours: the referring hospital's call. */
export const call = z.strictObject({ answeredAt: serverTime.nullable() })
export type Call = z.infer<typeof call>
