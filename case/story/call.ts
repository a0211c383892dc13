import { z } from 'zod'
import { durationMs, list, slug, words } from './shape.ts'

/** What the referring physician says on the phone. */
export const call = z
  .strictObject({
    caller: words,
    title: words,
    /** The spoken words, cut for captions. Joined by blanks they are the script to the letter. */
    captions: list(words),
    /** What the Provider asks of the caller in return, while the team listens. */
    asksBack: words.exactOptional(),
    durationMs: z.strictObject({ hint: durationMs, from: durationMs, to: durationMs }).readonly(),
    /** The same facts as numbers; those of monitor and analyser by their names. */
    numbers: z.record(slug, z.union([z.number(), words])).readonly(),
  })
  .readonly()
export type Call = z.infer<typeof call>

/** The recorded voice beside the words. */
export const callTiming = z
  .strictObject({
    durationMs,
    /** When each caption of the call is heard, in their order. */
    captions: list(z.strictObject({ fromMs: durationMs, toMs: durationMs }).readonly()),
    /** The height of the sound in equal steps, 0 to 1. */
    peaks: list(z.number().min(0).max(1)),
  })
  .readonly()
export type CallTiming = z.infer<typeof callTiming>
