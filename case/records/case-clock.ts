import { z } from 'zod'
import { serverTime } from './flags.ts'

/** Ours: when the case stood still, and when its clock was moved ahead. Times of the case stay the server's. */
export const caseClock = z.strictObject({
  pauses: z.array(
    z.strictObject({
      from: serverTime,
      /** Null: it stands still now. */
      to: serverTime.nullable(),
      /** The educator's user id. */
      by: z.string(),
      /** Nobody was there to end it. */
      wasForgotten: z.boolean(),
    }),
  ),
  skips: z.array(z.strictObject({ at: serverTime, ms: z.number().positive(), what: z.string(), by: z.string() })),
})
export type CaseClock = z.infer<typeof caseClock>
export type Pause = CaseClock['pauses'][number]
