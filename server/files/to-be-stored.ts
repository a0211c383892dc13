import { setImmediate as pause } from 'node:timers/promises'
import { makeSeekable } from '#sound/make-seekable.ts'
import { checkRecording, type GoodRecording } from './check-recording.ts'

/** What may differ between the length of the file as it came and as it is written anew. */
const SAME_MS = 250

/** A recording as every browser can play it and move in it: written anew where it does not tell its length and parts. */
export async function toBeStored(sent: Buffer, checked: GoodRecording) {
  const { mimeType, durationMs, isSeekable } = checked
  const asSent = { bytes: sent, mimeType, durationMs }
  const made = isSeekable ? null : await makeSeekable(sent, () => pause())
  if (!made) return asSent
  const bytes = Buffer.from(made.bytes)
  const again = checkRecording(bytes)
  // What was sent is good: nothing less takes its place.
  const isAsGood = again.ok && again.isSeekable && Math.abs(again.durationMs - durationMs) < SAME_MS
  return isAsGood ? { bytes, mimeType, durationMs: again.durationMs } : asSent
}
