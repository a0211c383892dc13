import { metal, plastic, rubber } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { plate, rod, softBox } from '../kit/shapes.ts'
import { COUNTER, phoneAt, shelf, stationAt } from './pharmacy-place.ts'

const wood = plastic('#cdb592', 0.75)
const white = plastic('#eef1f3', 0.6)
const grey = plastic('#c3ccd4', 0.6)
const dark = plastic('#39434e', 0.55)
const top = shelf.lowest + shelf.row * shelf.rows + 0.008
const tall = top - COUNTER

/** The counter and the shelf with its boards. */
export const furniture = buildModel((add) => {
  add(wood, softBox(0.6, COUNTER, 0.44, 0.006), { at: [0, COUNTER / 2, 0.02] })
  add(grey, softBox(0.6, 0.006, 0.004, 0.002), { at: [0, COUNTER - 0.004, 0.241] })
  add(grey, softBox(shelf.width + 0.02, tall, 0.008, 0.003), {
    at: [shelf.x, COUNTER + tall / 2, shelf.z - shelf.depth / 2 + 0.012],
  })
  for (const side of [-1, 1]) {
    add(white, softBox(0.01, tall, shelf.depth, 0.003), {
      at: [shelf.x + side * (shelf.width / 2 + 0.006), COUNTER + tall / 2, shelf.z],
    })
  }
  // Drawers below the boards.
  for (const side of [-1, 1]) {
    add(white, softBox(shelf.width / 2 - 0.004, 0.11, shelf.depth - 0.01, 0.004), {
      at: [shelf.x + (side * shelf.width) / 4, COUNTER + 0.06, shelf.z],
    })
    add(metal('#b9bfc6', 0.3), softBox(0.05, 0.008, 0.01, 0.003), {
      at: [shelf.x + (side * shelf.width) / 4, COUNTER + 0.084, shelf.z + shelf.depth / 2 - 0.003],
    })
  }
  for (let row = 0; row <= shelf.rows; row++) {
    add(white, softBox(shelf.width + 0.012, 0.008, shelf.depth, 0.003), {
      at: [shelf.x, shelf.lowest + row * shelf.row + 0.003, shelf.z],
    })
  }
})

/** The tray for what she needs, its bottom at y = 0. */
export const tray = buildModel((add) => {
  const blue = plastic('#3f86c9', 0.5)
  add(blue, softBox(0.25, 0.006, 0.13, 0.003), { at: [0, 0.003, 0] })
  for (const z of [-0.065, 0.065]) add(blue, softBox(0.25, 0.026, 0.006, 0.003), { at: [0, 0.014, z] })
  for (const x of [-0.125, 0.125]) add(blue, softBox(0.006, 0.026, 0.13, 0.003), { at: [x, 0.014, 0] })
})

/** A desk phone without its receiver. */
export const phoneBody = buildModel((add) => {
  const [x, y, z] = phoneAt
  add(dark, softBox(0.09, 0.026, 0.12, 0.008), { at: [x, y + 0.013, z], turn: [0.12, 0, 0] })
  for (let key = 0; key < 12; key++) {
    add(white, softBox(0.011, 0.005, 0.011, 0.002), {
      at: [
        x + 0.008 + (key % 3) * 0.015,
        y + 0.0285 - Math.floor(key / 3) * 0.0018,
        z - 0.022 + Math.floor(key / 3) * 0.0155,
      ],
    })
  }
})

/** The receiver, lying along z. */
export const receiver = buildModel((add) => {
  const black = rubber('#1e242a')
  add(black, softBox(0.02, 0.014, 0.11, 0.006), { at: [0, 0.012, 0] })
  for (const z of [-0.045, 0.045]) add(black, rod(0.017, 0.016, 0.015, 28), { at: [0, 0.004, z] })
})

/** The terminal that sends the order, without its screen and key. */
export const station = buildModel((add) => {
  const [x, y, z] = stationAt
  add(white, softBox(0.12, 0.19, 0.05, 0.01), { at: [x, y + 0.098, z], turn: [-0.14, 0, 0] })
  add(dark, plate(0.1, 0.08, 0.006, 0.002), { at: [x, y + 0.128, z + 0.022], turn: [-0.14, 0, 0] })
  add(metal('#b9bfc6', 0.3), softBox(0.11, 0.01, 0.08, 0.004), { at: [x, y + 0.005, z] })
})

/** A pen. */
export const pen = buildModel((add) => {
  add(plastic('#1f4e9c', 0.4), rod(0.0042, 0.09, 0.0042, 20), { at: [0, 0.06, 0] })
  add(metal('#c3c8ce', 0.3), rod(0.0012, 0.016, 0.0042, 20), { at: [0, 0.008, 0] })
  add(plastic('#152f5f', 0.4), softBox(0.002, 0.03, 0.003, 0.001), { at: [0.005, 0.085, 0] })
})

/** A clipboard, its middle at the origin, its face at +z. */
export const clipboard = buildModel((add) => {
  add(plastic('#8a6a45', 0.7), plate(0.116, 0.158, 0.006, 0.004), { at: [0, 0, -0.004] })
  add(metal('#c3c8ce', 0.25), softBox(0.05, 0.016, 0.008, 0.003), { at: [0, 0.072, 0.003] })
})

/** The key that sends, its back at z = 0. */
export const sendKey = buildModel((add) =>
  add(plastic('#2e9e5b', 0.45), softBox(0.07, 0.03, 0.01, 0.004), { at: [0, 0, 0.004] }),
)
