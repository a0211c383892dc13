import { z } from 'zod'

/** Ours, by question and role: what no record of the specification has a field for. */
export const answer = z.strictObject({
  numbers: z.record(z.string(), z.number()).nullable(),
  option: z.string().nullable(),
})
export type Answer = z.infer<typeof answer>
