/** A thing that stands, or is to be put, in somebody's own room. */
export interface ArPlace {
  readonly session: XRSession
  readonly isPlaced: boolean
  /** 1 is as large as in life. */
  readonly scale: number
  readonly onPlace: () => void
  /** The page lies over the room, so that its card and tools can be used. */
  readonly hasOverlay: boolean
}

const SIZES = [0.4, 0.6, 0.8, 1, 1.3, 1.6, 2] as const

/** One size up or down. */
export function resized(scale: number, direction: 1 | -1): number {
  const index = SIZES.findIndex((size) => size >= scale - 1e-6)
  return SIZES[Math.min(SIZES.length - 1, Math.max(0, index + direction))] ?? 1
}
