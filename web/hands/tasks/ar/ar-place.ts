/** A thing that stands, or is to be put, in somebody's own room. */
export interface ArPlace {
  readonly session: XRSession
  readonly isPlaced: boolean
  /** 1 is as large as in life. */
  readonly scale: number
  readonly onPlace: () => void
  readonly onScale: (scale: number) => void
  /** The page lies over the room, so that its card and tools can be used. */
  readonly hasOverlay: boolean
}

const [SMALLEST, LARGEST] = [0.4, 2] as const
const SIZES = [SMALLEST, 0.6, 0.8, 1, 1.3, 1.6, LARGEST] as const

/** One size up or down. */
export function resized(scale: number, direction: 1 | -1): number {
  if (direction === 1) return SIZES.find((size) => size > scale + 1e-6) ?? LARGEST
  return SIZES.findLast((size) => size < scale - 1e-6) ?? SMALLEST
}

export const withinSizes = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale))
