import type { Triple } from '../scene/scene.ts'

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

/** The circuit runs before the system, from left to right, through the humidifier and in a bow to the Y-piece. */
export const circuit = { y: 0.058, z: 0.155, radius: 0.011, from: -0.085 } as const
const on = (x: number): Triple => [x, circuit.y, circuit.z]
export const chamberAt: Triple = [0.062, 0.024, circuit.z]

/** Where the injector may be put, and where the sample line may be connected. */
export const injectorPlaces = { wet: on(0.13), dry: on(-0.045) } as const
export const samplePlaces = { injector: on(0), limb: on(0.183), 'y-piece': on(0.296) } as const
/** The bow of the inspiratory limb to the Y-piece: 20 cm of hose. */
export const bow = { from: 0.2, to: samplePlaces['y-piece'][0] - 0.012, height: 0.086 } as const
export const bowTop: Triple = [(bow.from + bow.to) / 2, circuit.y + bow.height, circuit.z]

/** A clip that holds the sample inlet away from everything. */
export const airClipAt: Triple = [unit.x + unit.width / 2 + 0.046, top + 0.03, 0.02]
export const calibrationGasAt: Triple = [0.285, 0.024, 0.04]
export const bagAt: Triple = [-0.19, 0.07, 0.132]
export const flowAt: Triple = [unit.x + 0.03, unit.base + 0.036, front + 0.0012]
