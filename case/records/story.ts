import { z } from 'zod'

/** Ours: the story that the run is played with. */
export const story = z.strictObject({ id: z.string(), version: z.number().int().positive() })
export type Story = z.infer<typeof story>
