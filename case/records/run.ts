import { z } from 'zod'
import { serverTime } from './flags.ts'

/** The Provider's recorded summary. `ProviderAudio` is its storage path, null before it is shared. */
export const cases = z.strictObject({ ProviderAudio: z.string().nullable(), isShared: z.boolean() })

/** Ours: the story that the run is played with, and since when. Null: it began before that was noted. */
export const story = z.strictObject({
  id: z.string(),
  version: z.number().int().positive(),
  startedAt: z.number().nullable(),
})

/** Ours: how many times faster than life this run goes. Fixed when the case is seeded. */
export const pace = z.strictObject({ factor: z.number().positive() })

/** One entry per scored item, written once. The live score is the sum. */
export const teamScore = z.record(z.string(), z.strictObject({ score: z.number(), time: serverTime }))
