import { z } from 'zod'
import { serverTime } from './flags.ts'

/** Of a pressure the mean, the upper and the lower; of all else one. */
const values = z.array(z.number()).min(1).max(3)

/** What a sign is on its way to. What it comes from it may have had an alarm for, which then ends only well within the limit. */
const stretch = z.strictObject({
  from: values,
  to: values,
  since: serverTime,
  /** In ms of the case. */
  over: z.number().nonnegative(),
  held: z.enum(['very low', 'low', 'high']).exactOptional(),
})
export type Stretch = z.infer<typeof stretch>

/** Ours: where the monitor is on its way, where it moves in time. A sign that is not here stands at its row; without it all do. */
export const course = z.strictObject({
  /** By the sign's name. */
  signs: z.record(z.string(), stretch),
})
export type Course = z.infer<typeof course>

/** Ours: what an educator set a sign to, one after the other; of a pressure its mean. Null: they let go of it, and it goes back to the story. */
export const hand = z.strictObject({
  sign: z.string(),
  value: z.number().nullable(),
  overS: z.number().nonnegative(),
  at: serverTime,
  /** The educator. */
  by: z.string(),
})
export type Hand = z.infer<typeof hand>
