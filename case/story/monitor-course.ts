import { z } from 'zod'
import { condition } from './condition.ts'
import { list, positive, slug } from './shape.ts'
import { monitorSign } from './sign.ts'

const signInTime = z
  .strictObject({
    sign: slug,
    /** From row to row, in seconds. */
    overS: positive,
    /** So far it goes up and down by itself. */
    drift: z.number().nonnegative(),
    /** So far within a limit its alarm ends. */
    margin: z.number().nonnegative(),
    /** Between these an educator may set it; of a pressure its mean. */
    hand: z.strictObject({ from: z.number(), to: z.number(), step: positive }).readonly(),
  })
  .readonly()
export type SignInTime = z.infer<typeof signInTime>

/** How what the monitor shows moves in time, between the rows of the story and beside them. */
export const monitorCourse = z
  .strictObject({
    signs: list(signInTime),
    /** What is measured beside the rows, and where it stands as long as nothing moves it; later, of what holds, the last. */
    beside: list(
      z
        .strictObject({
          sign: monitorSign,
          value: z.number(),
          later: list(z.strictObject({ when: condition, value: z.number() }).readonly()).exactOptional(),
        })
        .readonly(),
    ),
  })
  .readonly()
export type MonitorCourse = z.infer<typeof monitorCourse>
