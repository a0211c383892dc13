import type { Triple } from '../scene.ts'

/** Measures in metres. The delivery system stands in the middle, its cylinder at the left, the circuit before it. */
export const unit = { x: 0.05, base: 0.1, width: 0.27, height: 0.205, depth: 0.17 } as const
export const front = unit.depth / 2
export const top = unit.base + unit.height

export const lcd = { width: 0.152, height: 0.104, at: [unit.x - 0.0475, unit.base + 0.127, front + 0.0034] as Triple }
/** Rows on the screen, as shares of its height, from below. */
export const ROW_HEIGHT = 0.145
export const rowBottom = (index: number, rows: number): number => 0.03 + (rows - 1 - index) * (ROW_HEIGHT + 0.014)

export const dialAt: Triple = [unit.x + 0.082, unit.base + 0.137, front + 0.0015]
export const keyAt = {
  power: [unit.x - 0.1, unit.base + 0.036, front + 0.0012],
  purge: [unit.x - 0.03, unit.base + 0.036, front + 0.0012],
  ok: [unit.x + 0.082, unit.base + 0.076, front + 0.0012],
} as const satisfies { [K: string]: Triple }

export const cylinder = { x: -0.2, z: -0.02, radius: 0.054, height: 0.4 } as const
export const valveAt: Triple = [cylinder.x, 0.482, cylinder.z]
export const gaugeAt: Triple = [cylinder.x - 0.045, 0.43, cylinder.z + 0.062]

/** The circuit runs before the system, from left to right, through the humidifier. */
export const circuit = { y: 0.058, z: 0.155, radius: 0.011 } as const
export const dryAt: Triple = [-0.03, circuit.y, circuit.z]
export const wetAt: Triple = [0.212, circuit.y, circuit.z]
export const chamberAt: Triple = [0.09, 0.024, circuit.z]

/** A clip that holds the sample inlet away from everything. */
export const airClipAt: Triple = [unit.x + unit.width / 2 + 0.046, top + 0.03, 0.02]
export const calibrationGasAt: Triple = [0.285, 0.024, 0.04]
export const bagAt: Triple = [-0.19, 0.07, 0.132]
export const flowAt: Triple = [unit.x + 0.03, unit.base + 0.036, front + 0.0012]
