import { Group } from 'three'
import { clear, metal, plastic } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { lathed, plate, rod, softBox } from '../kit/shapes.ts'
import { BENCH, bag, bagPlace, bench, board, boardAt, box, RAIL } from './bench-look.ts'

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

/** The colours of the makers, in the order things stand there. */
const colours = ['#c94f3d', '#2f6fb5', '#4f9b62'] as const
export const colourOf = (index: number): string => colours[index % colours.length] ?? colours[0]

const bottle = [
  [0, 0],
  [0.018, 0],
  [0.02, 0.002],
  [0.02, 0.052],
  [0.017, 0.059],
  [0.0095, 0.063],
  [0.0095, 0.069],
] as const

const vials = colours.map((colour) =>
  buildModel((add) => {
    add(clear('#e6f2f8', 0.4), lathed(bottle))
    add(clear('#dff1fb', 0.6), rod(0.0185, 0.046), { at: [0, 0.025, 0] })
    add(metal('#c3c8ce', 0.3), rod(0.0118, 0.01), { at: [0, 0.07, 0] })
    add(plastic(colour, 0.45), rod(0.0124, 0.006), { at: [0, 0.0775, 0] })
  }),
)

const boxes = colours.map((colour) =>
  buildModel((add) => {
    add(plastic('#f5f6f4', 0.75), softBox(box.width, box.height, box.depth, 0.0015), { at: [0, box.height / 2, 0] })
    add(plastic(colour, 0.7), softBox(box.width + 0.0006, 0.009, box.depth + 0.0006, 0.0015), {
      at: [0, box.height - 0.0045, 0],
    })
  }),
)

const bags = colours.map((colour) =>
  buildModel((add) => {
    const { width, height, depth } = bag
    add(clear('#dcecf6', 0.62), softBox(width, height, depth, 0.012), { at: [0, height / 2, 0] })
    add(clear('#bfe0f2', 0.5), softBox(width - 0.008, height * 0.8, depth - 0.006, 0.009), {
      at: [0, height * 0.43, 0],
    })
    add(plastic('#e9eef1', 0.5), softBox(width * 0.5, 0.014, 0.006, 0.003), { at: [0, height + 0.004, 0] })
    add(plastic(colour, 0.5), rod(0.004, 0.014), { at: [-0.014, -0.005, 0] })
    add(plastic('#e9eef1', 0.5), rod(0.004, 0.014), { at: [0.014, -0.005, 0] })
  }),
)

const inTurn = (shapes: readonly Group[], index: number): Group => shapes[index % shapes.length] ?? new Group()

/** A vial on y = 0. */
export const vialShape = (index: number): Group => inTurn(vials, index)
/** A carton on y = 0. */
export const boxShape = (index: number): Group => inTurn(boxes, index)
/** A bag hanging, its lower edge on y = 0. */
export const bagShape = (index: number): Group => inTurn(bags, index)

/** The tray for syringes, its bottom on y = 0. */
export const trayShape = (width: number, depth: number) =>
  buildModel((add) => {
    const blue = plastic('#5b93c4', 0.55)
    add(blue, softBox(width, 0.004, depth, 0.002), { at: [0, 0.002, 0] })
    for (const side of [-1, 1]) {
      add(blue, softBox(width, 0.012, 0.004, 0.0015), { at: [0, 0.006, (side * depth) / 2] })
      add(blue, softBox(0.004, 0.012, depth, 0.0015), { at: [(side * width) / 2, 0.006, 0] })
    }
  })
