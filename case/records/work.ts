import { z } from 'zod'
import { serverTime } from './flags.ts'

/** A timed piece of a task: three drugs make up one task, and the code dose closes it. */
export const workId = z.enum([
  'MedPumps',
  'OrderPharmacy',
  'dopamine',
  'epinephrine',
  'saline',
  'epi-challenge',
  'CalibrateINO',
])
export type WorkId = z.infer<typeof workId>

/** Ours: what has been done of a piece of work, keyed by its id. It exists once the work is started. */
export const work = z.strictObject({
  startedAt: serverTime,
  /** Steps done, in their order. */
  steps: z.array(z.strictObject({ slug: z.string(), at: serverTime })),
  /** Of a step with several parts, those done so far. */
  parts: z.array(z.string()),
  /** When a second person was asked to check; null while nobody is asked. */
  checkAskedAt: serverTime.nullable(),
  /** The first answer to each number asked, right or wrong, for the report. */
  firstAnswers: z.record(z.string(), z.number()),
  /** The newest wrong answer, so that its verdict can be shown. */
  wrong: z.strictObject({ ask: z.string(), value: z.number() }).nullable(),
})
export type Work = z.infer<typeof work>
