import type { Triple } from '../scene/scene.ts'

/** Measures in metres. A counter, a shelf behind it, and before it what an order is made with. */
export const COUNTER = 0.02
export const shelf = { x: -0.07, z: -0.13, width: 0.36, depth: 0.12, row: 0.107, rows: 4, lowest: 0.15 } as const

/** Two things stand side by side on each board, from the top down; what has no place there on top of the shelf. */
export function shelfPlace(index: number): Triple {
  const inShelf = shelf.rows * 2
  const row = index < inShelf ? Math.floor(index / 2) : -1
  const x = shelf.x + (index % 2 === 0 ? -1 : 1) * shelf.width * 0.245
  return [x, shelf.lowest + shelf.row * (shelf.rows - 1 - row) + 0.008, shelf.z + 0.01]
}

export const trayAt: Triple = [0.055, COUNTER, 0.145]
/** What was taken lies in the tray, four across. */
export const trayPlace = (index: number): Triple => [
  trayAt[0] - 0.09 + (index % 4) * 0.06,
  COUNTER + 0.007,
  trayAt[2] - 0.01 + Math.floor(index / 4) * 0.05,
]

export const padSize = { width: 0.116, height: 0.158 } as const
export const PAD_TILT = -0.62
/** Where the pads lie before one is picked up. */
export const padPlace = (index: number): Triple => [-0.15 + index * 0.15, COUNTER + 0.062, 0.13]
export const ownPadAt: Triple = [-0.175, COUNTER + 0.062, 0.13]

export const phoneAt: Triple = [0.235, COUNTER, 0.12]
export const stationAt: Triple = [0.225, COUNTER, -0.07]
