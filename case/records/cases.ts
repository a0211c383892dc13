import { z } from 'zod'

/** The Provider's recorded summary. `ProviderAudio` is its storage path, null before it is shared. */
export const cases = z.strictObject({ ProviderAudio: z.string().nullable(), isShared: z.boolean() })
export type Cases = z.infer<typeof cases>
