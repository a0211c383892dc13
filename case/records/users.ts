import { z } from 'zod'
import { serverTime } from './flags.ts'

/** An account. `status` is true from login to logout; `time` is when it last changed. */
export const users = z.strictObject({
  uid: z.string(),
  email: z.string(),
  status: z.boolean(),
  time: serverTime,
})
export type User = z.infer<typeof users>
