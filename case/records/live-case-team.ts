import { z } from 'zod'
import { roleId } from '../roles.ts'

/** A seat, keyed by user id: one user per role, one role per user. */
export const liveCaseTeam = z.strictObject({ userId: z.string(), roleId, caseId: z.literal(1) })
export type Seat = z.infer<typeof liveCaseTeam>
