import { Group } from 'three'
import { clear, metal, plastic } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { lathed, rod, softBox } from '../kit/shapes.ts'
import { bag, box } from './bench-place.ts'

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
