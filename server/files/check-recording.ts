import { setImmediate as pause } from 'node:timers/promises'
import { refusalText } from '#content/texts/refusals.ts'
import { LARGEST_BYTES, LARGEST_MB, LONGEST_MINUTES, LONGEST_MS } from '#sound/limits.ts'
import type { Reading } from './byte-reader.ts'
import { readMp4 } from './mp4.ts'
import { readWebm } from './webm.ts'

export type RecordingProblem = keyof typeof recordingProblems
export interface GoodRecording {
  readonly ok: true
  readonly mimeType: 'audio/webm' | 'audio/mp4'
  readonly durationMs: number
  readonly isSeekable: boolean
}
export type Checked = GoodRecording | { readonly ok: false; readonly problem: RecordingProblem }

/** Why a file cannot be a recording: what a person reads, and what the web calls it. */
export const recordingProblems = {
  empty: { status: 400, sentence: 'The file is empty.' },
  cut: { status: 400, sentence: 'The upload was cut off before its end. Send it again.' },
  crowded: { status: 429, sentence: 'Too many uploads are under way. Try again in a moment.' },
  'signed-out': { status: 401, sentence: refusalText({ code: 'signed-out' }) },
  'room-ended': { status: 410, sentence: refusalText({ code: 'room-ended' }) },
  'too-large': { status: 413, sentence: `The file is larger than ${LARGEST_MB} MB.` },
  'unknown-kind': { status: 415, sentence: 'Only WebM and MP4 (also called M4A) sound files work here.' },
  broken: { status: 422, sentence: 'The file is damaged or not complete. Record or choose it again.' },
  video: { status: 422, sentence: 'The file holds a video. Choose one with sound only.' },
  'no-audio': { status: 422, sentence: 'There is no sound in the file.' },
  'no-length': { status: 422, sentence: 'The recording is too short to be heard.' },
  'too-long': { status: 422, sentence: `The recording is longer than ${LONGEST_MINUTES} minutes.` },
} as const

/** Judges a recording by its content alone: what the sender calls it does not matter. */
export function checkRecording(bytes: Buffer): Checked {
  if (bytes.length === 0) return no('empty')
  if (bytes.length > LARGEST_BYTES) return no('too-large')
  if (bytes.readUIntBE(0, Math.min(4, bytes.length)) === 0x1a45dfa3) return judge(readWebm(bytes), 'audio/webm')
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return judge(readMp4(bytes), 'audio/mp4')
  return no('unknown-kind')
}

function judge(reading: Reading, mimeType: 'audio/webm' | 'audio/mp4'): Checked {
  if (reading === 'other') return no('unknown-kind')
  if (reading === 'broken') return no('broken')
  if (reading.hasVideo) return no('video')
  if (!reading.hasAudio) return no('no-audio')
  const durationMs = Math.round(reading.durationMs)
  if (durationMs <= 0) return no('no-length')
  if (durationMs > LONGEST_MS) return no('too-long')
  return { ok: true, mimeType, durationMs, isSeekable: reading.isSeekable }
}

const no = (problem: RecordingProblem): Checked => ({ ok: false, problem })

/** What may differ between the length of the file as it came and as it is written anew. */
const SAME_MS = 250

/** A recording as every browser can play it and move in it: written anew where it does not tell its length and parts. */
export async function toBeStored(sent: Buffer, checked: GoodRecording) {
  const { mimeType, durationMs, isSeekable } = checked
  const asSent = { bytes: sent, mimeType, durationMs }
  if (isSeekable) return asSent
  // What it needs is large: a node that nobody has sent such a recording does without.
  const { makeSeekable } = await import('#sound/make-seekable.ts')
  const made = await makeSeekable(sent, () => pause())
  if (!made) return asSent
  const bytes = Buffer.from(made.bytes)
  const again = checkRecording(bytes)
  // What was sent is good: nothing less takes its place.
  const isAsGood = again.ok && again.isSeekable && Math.abs(again.durationMs - durationMs) < SAME_MS
  return isAsGood ? { bytes, mimeType, durationMs: again.durationMs } : asSent
}
