import { z } from 'zod'
import { roleId } from '../roles.ts'
import { serverTime } from './flags.ts'

/** What a second person compares with the order. */
export const checkedPart = z.enum(['drawn', 'label', 'syringe'])
export type CheckedPart = z.infer<typeof checkedPart>

/** Ours: how second persons answered for a mixed drug, keyed by its work. It exists once somebody has. */
export const secondCheck = z.strictObject({
  answers: z.array(
    z.strictObject({
      roleId,
      at: serverTime,
      /** What does not fit; null: all fits. */
      part: checkedPart.nullable(),
    }),
  ),
})
export type SecondCheck = z.infer<typeof secondCheck>
