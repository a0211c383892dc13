import { z } from 'zod'
import { serverTime } from './flags.ts'

/** Ours: whether a seat's holder has a page open, keyed by user id. Being away is not a logout. */
export const presence = z.strictObject({ present: z.boolean(), since: serverTime })
export type Presence = z.infer<typeof presence>
