import { z } from 'zod'

/** Ours: how many times faster than life this run goes. Fixed when the case is seeded. */
export const pace = z.strictObject({ factor: z.number().positive() })
export type Pace = z.infer<typeof pace>
