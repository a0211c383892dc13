import { clear, plastic, rubber } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { lathed, rod, softBox } from '../kit/shapes.ts'
import { pump } from './pump-place.ts'

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
