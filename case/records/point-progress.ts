import { z } from 'zod'
import { serverTime } from './flags.ts'

/** Ours: how far a decision point is, keyed like DecisionPoint. It exists once the Provider has come to the point. */
export const pointProgress = z.strictObject({
  /** Medical control calls before the fourth point opens. */
  callSince: serverTime.nullable(),
  openedAt: serverTime.nullable(),
  /** When each group was decided. */
  decidedAt: z.strictObject({
    Ventilator: serverTime.optional(),
    Medications: serverTime.optional(),
    Procedure: serverTime.optional(),
    Departure: serverTime.optional(),
  }),
  /** The page the Provider has open, null for the point itself; then those that open after it. */
  showing: z.string().nullable(),
  queue: z.array(z.string()),
  resultsAt: serverTime.nullable(),
})
export type PointProgress = z.infer<typeof pointProgress>
