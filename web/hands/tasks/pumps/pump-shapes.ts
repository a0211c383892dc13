import { clear, metal, plastic, rubber } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { lathed, plate, ring, rod, softBox } from '../kit/shapes.ts'
import { dialAt } from './keys.ts'
import { front, lcd, pump } from './pump-place.ts'

const housing = plastic('#dfe3e6', 0.48)
const trim = plastic('#b4bec7', 0.55)
const face = plastic('#37404b', 0.6)
const dark = rubber('#23282e')
const steel = metal('#b9bfc6', 0.28)
const accent = plastic('#2a7f9e', 0.5)
const { width, height, depth, ledge } = pump
const across = [0, 0, Math.PI / 2] as const

/** The housing of a pump with everything on it that never moves. */
export const pumpBody = buildModel((add) => {
  // Lower block with the panel, and the back that the syringe leans on, a dark joint between.
  add(housing, softBox(width, ledge, depth, 0.008), { at: [0, ledge / 2, 0] })
  add(dark, softBox(width - 0.004, 0.003, depth * 0.5, 0.001), { at: [0, ledge - 0.004, -depth * 0.24] })
  add(housing, softBox(width, height - ledge + 0.01, depth * 0.5, 0.009), {
    at: [0, (height + ledge) / 2 + 0.005, -depth * 0.25],
  })
  add(trim, softBox(width - 0.014, 0.005, depth * 0.42, 0.002), { at: [0, ledge, depth * 0.23] })
  add(accent, softBox(width * 0.998, 0.0035, 0.004, 0.0015), { at: [0, ledge - 0.004, front - 0.0012] })
  // A grip in the top, and vents at the side.
  add(dark, softBox(0.1, 0.002, 0.02, 0.001), { at: [0, height + 0.0096, -depth * 0.25] })
  for (let slot = 0; slot < 6; slot++) {
    add(dark, softBox(0.001, 0.028, 0.003, 0.0004), { at: [-width / 2 - 0.0002, 0.055, -0.058 + slot * 0.0075] })
  }

  // The panel, the frame of the screen, and the well of the dial.
  add(face, plate(width - 0.01, ledge - 0.012, 0.006, 0.0022), { at: [0, (ledge - 0.004) / 2, front - 0.0004] })
  add(dark, plate(lcd.width + 0.006, lcd.height + 0.006, 0.004, 0.0026), { at: [lcd.at[0], lcd.at[1], front] })
  add(trim, ring(0.0158, 0.0012), { at: [dialAt[0], dialAt[1], front + 0.0022] })

  // The cradle: saddles, the slot for the flange, the screw of the driver and its bearing.
  for (const x of [-0.092, -0.036]) add(trim, softBox(0.014, 0.01, 0.034, 0.003), { at: [x, ledge + 0.004, 0.044] })
  for (const x of [-0.0155, -0.007]) add(trim, softBox(0.003, 0.03, 0.036, 0.0012), { at: [x, ledge + 0.014, 0.044] })
  add(steel, rod(0.0035, 0.112), { at: [0.06, ledge + 0.008, 0.019], turn: across })
  add(dark, softBox(0.007, 0.026, 0.026, 0.003), { at: [0.119, ledge + 0.012, 0.022] })
  // The arm that holds the barrel down.
  add(dark, softBox(0.014, 0.012, 0.03, 0.004), { at: [-0.064, ledge + 0.039, 0.016] })
  add(dark, softBox(0.012, 0.007, 0.036, 0.0032), { at: [-0.064, ledge + 0.0385, 0.042] })

  // Feet, and the bay of the battery.
  for (const x of [-0.1, 0.1]) add(dark, softBox(0.026, 0.006, 0.1, 0.002), { at: [x, -0.002, 0] })
  add(dark, softBox(0.006, 0.058, 0.112, 0.002), { at: [width / 2 + 0.001, 0.04, 0] })
})

/** What pushes the plunger. */
export const driver = buildModel((add) => {
  add(trim, softBox(0.017, 0.042, 0.046, 0.005), { at: [0.089, ledge + 0.021, 0.036] })
  add(dark, softBox(0.006, 0.026, 0.034, 0.0025), { at: [0.0795, ledge + 0.022, 0.045] })
  add(accent, softBox(0.011, 0.006, 0.022, 0.0025), { at: [0.089, ledge + 0.0445, 0.04] })
})

/** The middle of the barrel, in the frame of the pump. */
export const barrel = { radius: 0.0145, from: -0.11, to: -0.011, y: pump.ledge + 0.0225, z: 0.044 } as const
const length = barrel.to - barrel.from
const white = plastic('#f6f7f8', 0.4)
const along = [0, 0, -Math.PI / 2] as const
const middle = (x: number) => [x, barrel.y, barrel.z] as const

/** An empty 50 mL syringe lying in the cradle, its tip to the left. */
export const syringe = buildModel((add) => {
  add(
    clear('#dbeaf5', 0.34),
    lathed([
      [0.002, -0.012],
      [0.0026, 0],
      [0.004, 0.001],
      [barrel.radius - 0.001, 0.006],
      [barrel.radius, 0.009],
      [barrel.radius, length],
    ]),
    { at: [barrel.from - 0.004, barrel.y, barrel.z], turn: along },
  )
  // Flange, plunger with its ribs, thumb rest, stopper.
  add(white, softBox(0.0025, 0.036, 0.03, 0.001), { at: middle(barrel.to) })
  add(white, softBox(0.096, 0.02, 0.0022, 0.0008), { at: middle(0.026) })
  add(white, softBox(0.096, 0.0022, 0.02, 0.0008), { at: middle(0.026) })
  add(white, rod(0.0125, 0.0028), { at: middle(0.0745), turn: along })
  add(rubber('#2d3035'), rod(barrel.radius - 0.0008, 0.009), { at: middle(-0.024), turn: along })
  // Cap on the tip.
  add(plastic('#3f7fbf', 0.45), rod(0.0045, 0.014, 0.0036), { at: middle(barrel.from - 0.012), turn: along })
})
