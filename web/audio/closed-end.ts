/** The first byte of a block in a WebM file. */
const BLOCK = 0xa3

/**
 * The parts of a recording that was cut by a reload, up to the end of its last whole block: a part ends with the first
 * byte of the block that begins the next one, and a file with half a block at its end is no recording.
 */
export function withClosedEnd(parts: readonly ArrayBuffer[], mimeType: string): readonly ArrayBuffer[] {
  const last = parts.at(-1)
  if (!last || !mimeType.includes('webm') || new Uint8Array(last).at(-1) !== BLOCK) return parts
  return [...parts.slice(0, -1), last.slice(0, -1)]
}
