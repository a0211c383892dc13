import { z } from 'zod'

/** One yes or no for each role. Flags never go back within a run. */
export const roleFlags = z.strictObject({ Nurse: z.boolean(), Therapist: z.boolean(), Provider: z.boolean() })

/** A time in ms, as the server's clock had it. */
export const serverTime = z.number().int().nonnegative()
