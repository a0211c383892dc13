import { z } from 'zod'
import { roleId } from '../roles.ts'

/** Ours, by user id: how somebody came to the seat they have, or lost theirs, where it was not their own doing. */
export const seatNews = z.strictObject({
  /** What they have now. */
  roleId: roleId.nullable(),
  by: z.enum(['educator', 'provider']),
  at: z.number(),
})
export type SeatNews = z.infer<typeof seatNews>
