import type { Triple } from '../scene/scene.ts'

/** Measures in metres. From the left: the work place with its bags, the stock with vials and syringes, the pump. */
export const BENCH = 0.02
export const bench = { width: 0.78, depth: 0.38, z: 0.045 } as const

/** Where the middle of a syringe's flange is when it is worked with; its tip points to the left. */
export const workAt: Triple = [-0.235, BENCH + 0.0215, 0.07]
/** Where the other one waits, in front of it, until the two are put together. */
export const besideAt: Triple = [-0.25, BENCH + 0.011, 0.104]

export const bag = { width: 0.082, height: 0.118, depth: 0.026 } as const
/** The middle of a bag's lower edge. */
export const bagPlace = (index: number): Triple => [-0.315 + index * 0.1, BENCH + 0.046, 0.012]
export const RAIL = BENCH + 0.046 + bag.height + 0.02

export const sheetAt: Triple = [-0.235, BENCH + 0.0085, 0.172]
export const SHEET_TILT = -1.45
export const label = { width: 0.2, height: 0.027, gap: 0.0045 } as const
/** Labels on their sheet, from the top down, in the plane of the sheet. */
export const labelY = (index: number, count: number): number => ((count - 1) / 2 - index) * (label.height + label.gap)

/** The vial that is read, and those to choose from. */
export const vialAt: Triple = [-0.07, BENCH + 0.016, 0.012]
export const vialPlace = (index: number): Triple => [-0.03 + index * 0.085, BENCH + 0.016, 0.012]
/** The vial that is drawn from, at the work place. */
export const workVialAt: Triple = [-0.318, BENCH, 0.03]
export const vial = { radius: 0.02, label: 0.042, labelY: 0.029 } as const

export const boxPlace = (index: number): Triple => [0.006 + index * 0.08, BENCH + 0.042, -0.022]
export const box = { width: 0.07, height: 0.05, depth: 0.03 } as const

/** The flange of the syringe for the drug, below vial and boxes. */
export const drugAt: Triple = [0.026, BENCH + 0.0155, 0.058]

export const trayAt: Triple = [0.02, BENCH, 0.158]
export const tray = { width: 0.25, depth: 0.125 } as const
/** The flange of a syringe in the tray. */
export const trayPlace = (index: number): Triple => [trayAt[0] + 0.03, BENCH + 0.018, trayAt[2] - 0.041 + index * 0.041]

export const boardAt: Triple = [0.02, BENCH + 0.17, -0.075]
export const board = { width: 0.2, height: 0.096 } as const
export const stampAt: Triple = [boardAt[0] + 0.067, boardAt[1] - 0.004, boardAt[2] + 0.008]

/** The pump's own frame: the middle of its bottom. */
export const pumpAt: Triple = [0.258, BENCH + 0.004, 0.02]

/** Rows on the pump's screen, from below, as shares of its height. */
export const ROW_HEIGHT = 0.235
export const rowBottom = (index: number, rows: number): number => 0.03 + (rows - 1 - index) * (ROW_HEIGHT + 0.03)
