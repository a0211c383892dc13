import { z } from 'zod'

/** Ours: the speaker's key words to a recording, for who cannot hear it, keyed by which recording it is. */
export const keyWords = z.strictObject({ text: z.string() })
export type KeyWords = z.infer<typeof keyWords>
