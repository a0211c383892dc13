import { z } from 'zod'

/** Ours: the story that the run is played with, and since when. Null: it began before that was noted. */
export const story = z.strictObject({
  id: z.string(),
  version: z.number().int().positive(),
  startedAt: z.number().nullable(),
})
export type Story = z.infer<typeof story>
