import { z } from 'zod'

/** Ours: each role's own question of the challenge. */
export const roleQuestion = z.strictObject({
  provider: z.string().nullable(),
  rt: z.strictObject({ minutes: z.number().nullable(), cylinders: z.number().nullable() }),
  rn: z.strictObject({ rate: z.number().nullable() }),
})
export type RoleQuestion = z.infer<typeof roleQuestion>
