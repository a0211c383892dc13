import { z } from 'zod'
import { serverTime } from './flags.ts'
import { roleId } from './roles.ts'

/** A seat, keyed by user id: one user per role, one role per user. */
export const liveCaseTeam = z.strictObject({ userId: z.string(), roleId, caseId: z.literal(1) })
export type Seat = z.infer<typeof liveCaseTeam>

/** Ours: where a role stands in its flow, keyed by role id. A new holder of the seat goes on there. */
export const place = z.strictObject({ step: z.number().int().nonnegative(), since: serverTime })

/** Ours, by user id: how somebody came to the seat they have, or lost theirs, where it was not their own doing. */
export const seatNews = z.strictObject({
  /** What they have now. */
  roleId: roleId.nullable(),
  by: z.enum(['educator', 'provider', 'stand-in']),
  at: z.number(),
})
export type SeatNews = z.infer<typeof seatNews>

/** A page somebody came to. Lists of these only grow. */
export const visitedStep = z.strictObject({ step: z.string(), roleId, time: serverTime })

/** Ours, by recording: who spoke, and whether they agree that it is kept with the run. */
export const soundConsent = z.strictObject({ uid: z.string(), isGiven: z.boolean() })
