import { buildModel } from '../stage/build-model.ts'
import { clear, metal, plastic, rubber } from '../stage/materials.ts'
import { lathed, ring, rod, softBox } from '../stage/shapes.ts'
import { chamberAt, circuit, dryAt, wetAt } from './ino-place.ts'
import { tube } from './tube.ts'

const { y, z, radius } = circuit
const along = [0, 0, Math.PI / 2] as const
const limb = clear('#cfe6f5', 0.55)
const fold = plastic('#9fbfd6', 0.5)
const joint = plastic('#eef3f7', 0.45)

const chamber = [
  [0.031, 0],
  [0.031, 0.026],
  [0.026, 0.036],
  [0.012, 0.041],
  [0, 0.042],
] as const
const lineOut = [
  [chamberAt[0] + 0.04, 0.03, z - 0.03],
  [chamberAt[0] + 0.07, 0.027, z - 0.05],
  [chamberAt[0] + 0.1, 0.03, z - 0.07],
] as const

/** The breathing circuit with its humidifier: dry gas comes from the left, wet gas leaves to the right. */
export const breathingCircuit = buildModel((add) => {
  for (const [from, to] of [
    [-0.075, dryAt[0] - 0.018],
    [dryAt[0] + 0.018, chamberAt[0] - 0.036],
    [chamberAt[0] + 0.036, wetAt[0] - 0.018],
    [wetAt[0] + 0.018, 0.305],
  ] as const) {
    add(limb, rod(radius, to - from), { at: [(from + to) / 2, y, z], turn: along })
    // Corrugated, so that it bends without a kink.
    for (let x = from + 0.004; x < to; x += 0.006)
      add(fold, ring(radius, 0.0012), { at: [x, y, z], turn: [0, Math.PI / 2, 0] })
  }
  for (const [x] of [dryAt, wetAt]) {
    add(joint, rod(radius + 0.002, 0.036), { at: [x, y, z], turn: along })
    add(joint, rod(0.0065, 0.022), { at: [x, y + 0.017, z] })
  }
  // The humidifier: a heater plate, a clear chamber with water, two elbows.
  const [x, base] = chamberAt
  add(plastic('#e6eaed', 0.5), softBox(0.086, 0.016, 0.08, 0.006), { at: [x, base + 0.008, z] })
  add(metal('#9aa3ac', 0.4), rod(0.033, 0.004), { at: [x, base + 0.018, z] })
  add(clear('#dff0fa', 0.35), lathed(chamber), { at: [x, base + 0.02, z] })
  add(clear('#5aa7dd', 0.6), rod(0.0295, 0.016), { at: [x, base + 0.029, z] })
  for (const side of [-1, 1]) add(joint, rod(0.009, 0.02), { at: [x + side * 0.028, y, z], turn: along })
  add(rubber('#3a424b'), tube(lineOut, 0.004))
})

/** The injector module with its sample line, as it sits on a port. */
export const injector = buildModel((add) => {
  add(plastic('#0f7c7a', 0.45), softBox(0.03, 0.022, 0.024, 0.005), { at: [0, 0.036, 0] })
  add(plastic('#f2f4f6', 0.5), softBox(0.016, 0.004, 0.012, 0.0015), { at: [0, 0.048, 0] })
})

/** Where the injector may go: a cap on each port. */
export const portCap = buildModel((add) => {
  add(plastic('#f2b632', 0.5), rod(0.0085, 0.01, 0.0075, 28), { at: [0, 0.032, 0] })
})

/** The tip of the sample line. */
export const sampleTip = buildModel((add) => {
  add(plastic('#f7fafc', 0.4), rod(0.0045, 0.026, 0.0025, 20), { turn: along })
  add(plastic('#3b86c6', 0.5), rod(0.006, 0.01, 0.006, 20), { at: [0.012, 0, 0], turn: along })
})
