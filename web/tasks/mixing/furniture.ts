import { metal, plastic } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { plate, rod, softBox } from '../kit/shapes.ts'
import { BENCH, bagPlace, bench, board, boardAt, RAIL } from './bench-place.ts'

const top = plastic('#e9edf0', 0.5)
const edge = plastic('#9fb0bd', 0.6)
const steel = metal('#b9bfc6', 0.28)
const across = [0, 0, Math.PI / 2] as const

/** The work surface with the mat of the work place and the riser for stock. */
export const benchShape = buildModel((add) => {
  add(top, softBox(bench.width, BENCH, bench.depth, 0.005), { at: [0, BENCH / 2, bench.z] })
  add(edge, softBox(bench.width + 0.002, 0.007, bench.depth + 0.002, 0.003), { at: [0, 0.0045, bench.z] })
  add(plastic('#c9e2dc', 0.85), softBox(0.25, 0.0016, 0.2, 0.0006), { at: [-0.235, BENCH + 0.0006, 0.125] })
  add(plastic('#cfd8df', 0.6), softBox(0.235, 0.016, 0.072, 0.003), { at: [0.02, BENCH + 0.008, -0.002] })
  add(plastic('#cfd8df', 0.6), softBox(0.165, 0.042, 0.036, 0.003), { at: [0.046, BENCH + 0.021, -0.022] })
})

/** The rail the bags hang on. */
export const railShape = buildModel((add) => {
  const [left] = bagPlace(0)
  const [right, , z] = bagPlace(1)
  const middle = (left + right) / 2
  const width = right - left + 0.1
  add(steel, rod(0.0035, width), { at: [middle, RAIL, z], turn: across })
  for (const side of [-1, 1]) {
    add(steel, rod(0.0035, RAIL - BENCH), { at: [middle + (side * width) / 2, (RAIL + BENCH) / 2, z] })
    add(steel, rod(0.014, 0.004), { at: [middle + (side * width) / 2, BENCH + 0.002, z] })
  }
})

/** The stand of the board for the second check. */
export const boardShape = buildModel((add) => {
  const [x, y, z] = boardAt
  add(plastic('#37404b', 0.6), plate(board.width + 0.008, board.height + 0.008, 0.005, 0.006), {
    at: [x, y, z - 0.0065],
  })
  for (const side of [-0.06, 0.06]) add(steel, rod(0.004, y - BENCH), { at: [x + side, (y + BENCH) / 2, z - 0.006] })
})
