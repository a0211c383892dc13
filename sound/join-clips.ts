/** A part of a sound file: where its bytes are, and how long it sounds. */
interface Clip {
  readonly from: number
  readonly bytes: number
  readonly durationMs: number
}

/** The clips tell time in samples. */
const TICKS_PER_MS = 16

/**
 * Some parts of an MP4 in parts, one after the other, as a file of its own. What comes before the first part belongs to all.
 * ISO/IEC 14496-12: each part tells its number (`mfhd`) and when it begins (`tfdt`); whatever else is in it stays true.
 */
export function joinClips(pack: Uint8Array, clips: readonly Clip[]): Uint8Array<ArrayBuffer> {
  const head = pack.subarray(0, placeOf(pack, 'moof') - 8)
  const joined = new Uint8Array(clips.reduce((sum, { bytes }) => sum + bytes, head.length))
  joined.set(head)
  let [at, startMs] = [head.length, 0]
  for (const [index, { from, bytes, durationMs }] of clips.entries()) {
    const part = joined.subarray(at, at + bytes)
    part.set(pack.subarray(from, from + bytes))
    const view = new DataView(part.buffer, part.byteOffset, part.byteLength)
    // Both come before anything that varies. Their version and flags are passed over; the time has eight bytes.
    view.setUint32(placeOf(part, 'mfhd') + 4, index + 1)
    view.setBigUint64(placeOf(part, 'tfdt') + 4, BigInt(startMs * TICKS_PER_MS))
    at += bytes
    startMs += durationMs
  }
  return joined
}

/** Where the content of the first such box begins. */
function placeOf(bytes: Uint8Array, type: string): number {
  const letters = [...type].map((letter) => letter.charCodeAt(0))
  const at = bytes.findIndex((_, index) => letters.every((letter, offset) => bytes[index + offset] === letter))
  if (at < 0) throw new Error(`there is no ${type}`)
  return at + 4
}
