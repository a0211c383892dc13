import { front, lcd, pump } from '../pumps/pump-place.ts'
import type { Look, SceneSetup, Triple } from '../scene/scene.ts'
import { currentSlug, stepOf } from '../scene/setup.ts'
import { doseSize, hasDrugSyringe, isChallenge, isDoseInHand, mainSize } from './bench-state.ts'
import { barrelOf, type Size, sizes, thumbAt } from './syringe-sizes.ts'

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

const boxAround = (min: Triple, max: Triple, from: Triple): Look => ({ box: [min, max], from })
const [workX, , workZ] = workAt

const whole = boxAround([-bench.width / 2, 0, -0.14], [bench.width / 2, 0.22, 0.2], [0.06, 0.5, 1])

const vialLook = boxAround(
  [vialAt[0] - 0.03, vialAt[1], vialAt[2]],
  [vialAt[0] + 0.03, vialAt[1] + vial.labelY + vial.label / 2 + 0.012, vialAt[2] + vial.radius],
  [0.05, 0.2, 1],
)
const [bagX, bagY, bagZ] = bagPlace(1)
const bagFace = bagZ + bag.depth / 2
const bagLook = boxAround([bagX - 0.045, bagY, bagZ], [bagX + 0.045, bagY + 0.112, bagFace], [0, 0.12, 1])
const bagNames = boxAround([bagPlace(0)[0] - 0.05, bagY, bagFace], [bagX + 0.05, bagY + 0.042, bagFace], [0, 0.16, 1])
const trayLook = boxAround(
  [trayAt[0] - tray.width / 2, BENCH, trayAt[2] - tray.depth / 2],
  [trayAt[0] + tray.width / 2, BENCH + 0.02, trayAt[2] + tray.depth / 2],
  [0, 0.95, 1],
)
/** The syringe of the work place, as far as its plunger goes. */
const workLook = (size: Size, above = 0.038, below = 0): Look =>
  boxAround(
    [workX - barrelOf(size) - 0.02, BENCH + 0.001 - below, workZ],
    [workX + thumbAt(size, sizes[size].most) + 0.006, BENCH + above, workZ],
    [0, 0.3, 1],
  )
/** With what it is drawn from behind it, and room for what is said about a wrong amount. */
const codeLook = workLook('10-ml', 0.1, 0.03)
const drugLook = (above: number) =>
  boxAround(
    [drugAt[0] - barrelOf('5-ml') - 0.022, BENCH, drugAt[2]],
    [drugAt[0] + thumbAt('5-ml', sizes['5-ml'].most) + 0.006, BENCH + above, drugAt[2]],
    [0, 0.26, 1],
  )
const boxNames = boxAround(
  [boxPlace(0)[0] - box.width / 2, boxPlace(0)[1], boxPlace(0)[2]],
  [boxPlace(1)[0] + box.width / 2, boxPlace(0)[1] + 0.046, boxPlace(0)[2] + 0.02],
  [0, 0.16, 1],
)
const sheetLook = boxAround(
  [sheetAt[0] - label.width / 2 - 0.007, BENCH, workZ - 0.012],
  [sheetAt[0] + label.width / 2 + 0.007, BENCH + 0.02, sheetAt[2] + 0.048],
  [0, 1.25, 1],
)
const boardLook = boxAround(
  [boardAt[0] - board.width / 2, boardAt[1] - board.height / 2, boardAt[2]],
  [boardAt[0] + board.width / 2, boardAt[1] + board.height / 2, boardAt[2]],
  [0, 0.12, 1],
)
const screenLook = boxAround(
  [pumpAt[0] + lcd.at[0] - lcd.width / 2 - 0.014, pumpAt[1], pumpAt[2] + front],
  [pumpAt[0] + 0.03, pumpAt[1] + pump.height, pumpAt[2] + front],
  [0, 0.16, 1],
)
const panelLook = boxAround(
  [pumpAt[0] - pump.width / 2, pumpAt[1], pumpAt[2] + front],
  [pumpAt[0] + pump.width / 2, pumpAt[1] + pump.ledge, pumpAt[2] + front],
  [0, 0.12, 1],
)
const vialsLook = boxAround(
  [vialPlace(0)[0] - 0.03, vialPlace(0)[1], 0.04],
  [vialPlace(1)[0] + 0.03, vialPlace(0)[1] + 0.08, 0.04],
  [0, 0.2, 1],
)

/** Near enough to read and to tap what the step is about. */
export function benchLook(setup: SceneSetup): Look {
  switch (currentSlug(setup)) {
    case 'read-label':
      return hasDrugSyringe(setup) ? vialLook : bagLook
    case 'vial':
      return vialsLook
    case 'syringe':
      return trayLook
    case 'diluent':
    case 'draw':
      return isFromOpen(setup) ? bagNames : isChallenge(setup) ? codeLook : workLook(mainSize(setup) ?? '50-ml')
    case 'invert':
      return workLook(mainSize(setup) ?? '50-ml', 0.1)
    case 'drug':
      if (isChallenge(setup)) return codeLook
      if (stepOf(setup, 'drug')?.using) return isFromOpen(setup) ? boxNames : drugLook(0.04)
      return drugLook(0.085)
    case 'label':
      return sheetLook
    case 'second-check':
      return boardLook
    case 'load':
      return screenLook
    case 'dose-and-drip':
      return doseLook(setup)
    default:
      return whole
  }
}

/** It is asked what to draw from, and nothing is chosen yet: that comes first. */
const isFromOpen = ({ steps, current, draft }: SceneSetup): boolean =>
  steps[current]?.using != null && draft.using === null

function doseLook(setup: SceneSetup): Look {
  if (!isDoseInHand(setup)) return panelLook
  const size = doseSize(setup)
  return size ? workLook(size) : trayLook
}
