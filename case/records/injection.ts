import { z } from 'zod'
import { serverTime } from './flags.ts'
import { roleId } from './roles.ts'

/** More tries than these are not counted: the newest takes the place of the last. */
export const MAX_TRIES = 20

/** Ours: an event that an educator has let happen, keyed by its name in the story. */
export const injection = z.strictObject({
  /** The educator. */
  by: z.string(),
  at: serverTime,
  /** Where the role stood then that is to resolve it. */
  step: z.number().int().nonnegative(),
  /** Who said first that they see it. */
  recognised: z.strictObject({ roleId, at: serverTime }).nullable(),
  /** Answers that were not right: the name of a choice or a part, or a number. */
  tries: z.array(z.strictObject({ roleId, answer: z.union([z.string(), z.number()]), at: serverTime })).max(MAX_TRIES),
  /** `isLate`: its role had gone on before. */
  resolved: z.strictObject({ roleId, at: serverTime, isLate: z.boolean() }).nullable(),
  /** Where the monitor moves in time: since when it is left to the story, and since when nothing is seen of it any more. */
  left: serverTime.exactOptional(),
  over: serverTime.exactOptional(),
})
export type InjectionRecord = z.infer<typeof injection>

/** Ours: somebody said that something was the matter on a device, and it was not so. One after the other. */
export const look = z.strictObject({ roleId, at: serverTime, device: z.string(), finding: z.string() })
export type Look = z.infer<typeof look>
