import { front, lcd, pump } from '../pumps/pump-place.ts'
import type { Look, SceneSetup, Triple } from '../scene/scene.ts'
import { currentSlug, stepOf } from '../scene/setup.ts'
import {
  BENCH,
  bag,
  bagPlace,
  bench,
  board,
  boardAt,
  box,
  boxPlace,
  drugAt,
  label,
  pumpAt,
  sheetAt,
  tray,
  trayAt,
  vial,
  vialAt,
  vialPlace,
  workAt,
} from './bench-place.ts'
import { doseSize, hasDrugSyringe, isChallenge, isDoseInHand, mainSize } from './bench-state.ts'
import { barrelOf, type Size, sizes, thumbAt } from './syringe-sizes.ts'

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
