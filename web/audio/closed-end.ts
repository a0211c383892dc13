/** The two elements of a WebM file that hold what follows, however long that is. The others say where they end. */
const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675

/** A recording that was cut by a reload, up to the end of its last whole block: half a block would be no recording. */
export async function withClosedEnd(sound: Blob): Promise<Blob> {
  if (!sound.type.includes('webm')) return sound
  const bytes = new Uint8Array(await sound.arrayBuffer())
  return sound.slice(0, wholeLength(bytes), sound.type)
}

function wholeLength(bytes: Uint8Array): number {
  let at = 0
  for (;;) {
    const id = numberAt(bytes, at, { isMarked: true })
    const size = id && numberAt(bytes, id.end, { isMarked: false })
    if (!size) return at
    const end = id.value === SEGMENT || id.value === CLUSTER ? size.end : size.end + size.value
    if (end > bytes.length) return at
    at = end
  }
}

/** A number that says in its first bits how many bytes it has. The mark of that belongs to a name, not to a size. */
function numberAt(bytes: Uint8Array, at: number, { isMarked }: { isMarked: boolean }) {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  const end = at + length
  if (length > 8 || end > bytes.length) return null
  const start = isMarked ? first : first - 2 ** (8 - length)
  const value = bytes.subarray(at + 1, end).reduce((sum, byte) => sum * 256 + byte, start)
  return { value, end }
}
