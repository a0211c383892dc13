import type { Triple } from '../scene/scene.ts'

/** Measures of a pump in metres. Its own frame: the middle of its bottom; the front at +z. */
export const pump = { width: 0.25, height: 0.124, depth: 0.15, ledge: 0.083 } as const
export const front = pump.depth / 2
export const lcd = { width: 0.104, height: 0.0655, at: [-0.0585, 0.0405, front + 0.0032] as Triple } as const

export const pumps = [0, 1, 2] as const
const LOWEST = 0.052
const PITCH = 0.144

/** The first pump is the one on top. */
export const pumpAt = (index: number): Triple => [0, LOWEST + PITCH * (pumps.length - 1 - index), 0]

/** Rows on the screen, from below, as shares of its height. */
export const ROW_HEIGHT = 0.32
const ROW_GAP = 0.04
export const rowBottom = (index: number, rows: number): number => 0.045 + (rows - 1 - index) * (ROW_HEIGHT + ROW_GAP)

/** How much a full turn of the dial is, in what the screen shows. */
export const PER_TURN = 2.4
