import { metal, plastic, rubber } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { lathed, ring, rod, softBox, tube } from '../kit/shapes.ts'
import { cylinder, front, gaugeAt, unit } from './ino-place.ts'

const aluminium = metal('#b6bcc4', 0.36)
const steel = metal('#a8b0b8', 0.24)
const brass = metal('#c9a24a', 0.32)
const teal = plastic('#0f7c7a', 0.45)
const hose = rubber('#20262c')
const { x, z, radius, height } = cylinder
const sideways = [0, 0, Math.PI / 2] as const

/** Turned from below to above. */
const body = [
  [0, 0],
  [radius - 0.006, 0],
  [radius, 0.008],
  [radius, height - 0.07],
  [radius, height - 0.068],
] as const
const shoulder = [
  ...Array.from({ length: 17 }, (_, index) => {
    const angle = (index / 16) * (Math.PI / 2)
    return [0.016 + (radius - 0.016) * Math.cos(angle), height - 0.068 + 0.08 * Math.sin(angle)] as const
  }),
  [0.016, height + 0.03],
] as const
const hosePlaces = [
  [x + 0.066, 0.425, z + 0.012],
  [x + 0.07, 0.36, z],
  [x + 0.1, 0.28, -0.05],
  [unit.x - unit.width / 2 - 0.012, 0.17, -0.05],
  [unit.x - unit.width / 2 + 0.004, 0.15, front - 0.13],
] as const

/** The cylinder of nitric oxide with its regulator, and the hose to the system. */
export const inoCylinder = buildModel((add) => {
  add(aluminium, lathed(body), { at: [x, 0.02, z] })
  // The shoulder tells the gas by its colour.
  add(teal, lathed(shoulder), { at: [x, 0.02, z] })
  add(teal, rod(radius + 0.0006, 0.05, radius + 0.0006, 48), { at: [x, 0.075, z] })
  add(brass, rod(0.013, 0.05), { at: [x, 0.452, z] })
  add(brass, softBox(0.034, 0.03, 0.03, 0.005), { at: [x, 0.452, z + 0.004] })
  // The regulator: a bonnet, its body, the stem of the gauge.
  add(steel, rod(0.016, 0.05), { at: [x + 0.036, 0.445, z + 0.012], turn: sideways })
  add(steel, rod(0.024, 0.026), { at: [x + 0.066, 0.445, z + 0.012], turn: sideways })
  add(plastic('#2b333c', 0.5), rod(0.02, 0.018, 0.02, 24), { at: [x + 0.086, 0.445, z + 0.012], turn: sideways })
  add(brass, rod(0.007, 0.05), { at: [x - 0.022, 0.445, z + 0.024], turn: [Math.PI / 2.6, 0, Math.PI / 3] })
  add(plastic('#1f252b', 0.5), rod(0.031, 0.02, 0.031, 40), { at: [...gaugeAt], turn: [Math.PI / 2, 0, 0] })
  add(steel, ring(0.03, 0.0022), { at: [gaugeAt[0], gaugeAt[1], gaugeAt[2] + 0.0102] })
  add(hose, tube(hosePlaces, 0.006))
  // Straps that hold it on the tray.
  for (const y of [0.13, 0.3])
    add(rubber('#3a424b'), rod(radius + 0.0016, 0.016, radius + 0.0016, 48), { at: [x, y, z] })
  add(plastic('#4c5763', 0.6), softBox(0.02, 0.34, 0.016, 0.004), { at: [x, 0.2, z - radius - 0.006] })
})

/** The wheel on the valve; it turns around y. */
export const handwheel = buildModel((add) => {
  const wheel = plastic('#20262c', 0.5)
  add(wheel, ring(0.024, 0.005), { turn: [Math.PI / 2, 0, 0] })
  for (const angle of [0, Math.PI / 3, (2 * Math.PI) / 3]) {
    add(wheel, softBox(0.05, 0.006, 0.007, 0.002), { turn: [0, angle, 0] })
  }
  add(steel, rod(0.006, 0.026), { at: [0, -0.008, 0] })
  // A mark, so that its turning is seen.
  add(plastic('#f2f4f6', 0.5), softBox(0.008, 0.003, 0.004, 0.001), { at: [0.024, 0.005, 0] })
})

/** The needle of the gauge, pointing up, its middle at the pivot. */
export const needle = buildModel((add) => {
  add(plastic('#c8281e', 0.5), softBox(0.0018, 0.026, 0.001, 0.0004), { at: [0, 0.009, 0] })
  add(plastic('#20262c', 0.5), rod(0.003, 0.002, 0.003, 20), { turn: [Math.PI / 2, 0, 0] })
})
