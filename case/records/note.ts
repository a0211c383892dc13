import { z } from 'zod'

/** Ours: a person's own notes, keyed by user id. Nobody else sees them. */
export const note = z.strictObject({ text: z.string() })
export type Note = z.infer<typeof note>
