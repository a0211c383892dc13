import { z } from 'zod'
import { serverTime } from './flags.ts'
import { roleId } from './roles.ts'

/** More of each than these are not kept: nobody says an order thirty times. */
export const MOST_IN_ORDER = 30

const some = <T extends z.ZodType>(item: T) => z.array(item).max(MOST_IN_ORDER)

export const questionReason = z.enum(['number', 'moment', 'against'])
export type QuestionReason = z.infer<typeof questionReason>

/** What was read back, by the field: a number in its own unit, or the name of a word. */
export const readBack = z.record(z.string(), z.union([z.string(), z.number()]))
export type ReadBack = z.infer<typeof readBack>

/** Ours: orders are on in this run. It is fixed when the run begins. */
export const orderSetting = z.strictObject({ isOn: z.literal(true) })

/** Ours, numbered: what a decided option has for one pair of hands, from its decision to its report. */
export const order = z.strictObject({
  docId: z.string(),
  option: z.string(),
  /** Of the card. */
  part: z.number().int().nonnegative(),
  /** Who receives it. */
  roleId: z.union([z.literal(1), z.literal(2)]),
  /** What was decided until then, it reads. */
  decidedAt: serverTime,
  openedAt: serverTime,
  /** Said aloud, or sent in writing; each time. */
  calls: some(z.strictObject({ at: serverTime, by: z.union([roleId, z.literal('educator')]), isWritten: z.boolean() })),
  /** When somebody asked to hear it again, after so many calls. */
  agains: some(z.strictObject({ at: serverTime, call: z.number().int() })),
  /** Read back, or heard: then `said` is null. After so many calls. */
  heard: some(
    z.strictObject({
      at: serverTime,
      call: z.number().int(),
      said: readBack.nullable(),
      confirmedAt: serverTime.nullable(),
      /** What was confirmed was wrong, and something stopped it. */
      stoppedAt: serverTime.nullable(),
    }),
  ),
  questions: some(z.strictObject({ at: serverTime, reason: questionReason, answeredAt: serverTime.nullable() })),
  steps: some(z.strictObject({ step: z.string(), roleId, at: serverTime })),
  /** Wrong answers at a step. */
  tries: some(z.strictObject({ step: z.string(), roleId, at: serverTime, answer: z.union([z.string(), z.number()]) })),
  checkAskedAt: serverTime.nullable(),
  /** The Provider does what is left of it. */
  takenAt: serverTime.nullable(),
  closed: z
    .strictObject({
      at: serverTime,
      roleId,
      /** `called-anew`: cancelled, and another like it stands in its place. */
      how: z.enum(['reported', 'cancelled', 'called-anew', 'gone-on']),
    })
    .nullable(),
})
export type Order = z.infer<typeof order>
