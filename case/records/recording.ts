import { z } from 'zod'
import { serverTime } from './flags.ts'

export const recordingId = z.enum(['summary', 'handover'])
export type RecordingId = z.infer<typeof recordingId>

/** Ours: what is known of a recording, keyed by which it is. The bytes are stored beside the records. */
export const recording = z.strictObject({
  path: z.string(),
  mimeType: z.string(),
  durationMs: z.number().positive(),
  at: serverTime,
})
export type Recording = z.infer<typeof recording>
