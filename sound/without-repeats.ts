const BOX_HEAD = 8

/**
 * WebKit on Linux writes the head of the last fragment of an MP4 twice, and only the second tells where its sounds are:
 * from the first one other browsers read noise. Without it, the parts of every fragment still lie where it says.
 */
export function withoutRepeats(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; ) {
    const size = at + BOX_HEAD <= bytes.length ? view.getUint32(at) : 0
    // No plain box: whatever this is, it stays as it is up to its end.
    const end = size >= BOX_HEAD && at + size <= bytes.length ? at + size : bytes.length
    if (!(isFragment(bytes, at) && areSame(bytes, at, end))) {
      kept.set(bytes.subarray(at, end), length)
      length += end - at
    }
    at = end
  }
  return kept.subarray(0, length)
}

const isFragment = (bytes: Uint8Array, at: number): boolean =>
  String.fromCharCode(...bytes.subarray(at + 4, at + BOX_HEAD)) === 'moof'

/** Is what lies between the two places there once more, right behind? */
const areSame = (bytes: Uint8Array, from: number, to: number): boolean =>
  to * 2 - from <= bytes.length && bytes.subarray(from, to).every((byte, index) => byte === bytes[to + index])
