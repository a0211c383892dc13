import { clear, metal, plastic, rubber } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { lathed, ring, rod, softBox, tube } from '../kit/shapes.ts'
import { bow, chamberAt, circuit, front, injectorPlaces, samplePlaces, unit } from './ino-place.ts'

const { y, z, radius, from: start } = circuit
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

/** A place on the bow, and the way the hose runs there. */
function bowAt(share: number) {
  const angle = Math.PI * share
  const [middle, half] = [(bow.from + bow.to) / 2, (bow.to - bow.from) / 2]
  const way = Math.atan2(bow.height * Math.cos(angle), half * Math.sin(angle))
  return { at: [middle - half * Math.cos(angle), y + bow.height * Math.sin(angle), z] as const, way }
}

/** The breathing circuit with its humidifier: dry gas comes from the left, wet gas goes on to the Y-piece at the right. */
export const breathingCircuit = buildModel((add) => {
  const { dry, wet } = injectorPlaces
  const { injector: beside, limb: sampled, 'y-piece': last } = samplePlaces
  for (const [from, to] of [
    [start, dry[0] - 0.018],
    [dry[0] + 0.018, beside[0] - 0.009],
    [beside[0] + 0.009, chamberAt[0] - 0.036],
    [chamberAt[0] + 0.036, wet[0] - 0.018],
    [wet[0] + 0.018, sampled[0] - 0.009],
    [sampled[0] + 0.009, bow.from],
  ] as const) {
    add(limb, rod(radius, to - from), { at: [(from + to) / 2, y, z], turn: along })
    // Corrugated, so that it bends without a kink.
    for (let x = from + 0.004; x < to; x += 0.006)
      add(fold, ring(radius, 0.0012), { at: [x, y, z], turn: [0, Math.PI / 2, 0] })
  }
  add(
    limb,
    tube(
      Array.from({ length: 13 }, (_, index) => bowAt(index / 12).at),
      radius,
    ),
  )
  for (let share = 0.02; share < 1; share += 0.033) {
    const { at, way } = bowAt(share)
    add(fold, ring(radius, 0.0012), { at, turn: [-Math.PI / 2, Math.PI / 2 - way, 0] })
  }
  for (const [x] of [dry, wet]) {
    add(joint, rod(radius + 0.002, 0.036), { at: [x, y, z], turn: along })
    add(joint, rod(0.0065, 0.022), { at: [x, y + 0.017, z] })
  }
  for (const [x] of [beside, sampled]) {
    add(joint, rod(radius + 0.002, 0.018), { at: [x, y, z], turn: along })
    add(joint, rod(0.0035, 0.014), { at: [x, y + 0.016, z] })
  }
  // The Y-piece: the limb comes from above, she is to the front, what she breathes out leaves to the back.
  add(joint, rod(radius + 0.002, 0.03), { at: [last[0] - 0.006, y, z], turn: along })
  add(joint, rod(0.0035, 0.014), { at: [last[0], y + 0.016, z] })
  add(joint, rod(0.009, 0.03), { at: [last[0], y, z + 0.02], turn: [Math.PI / 2, 0, 0] })
  add(plastic('#3b86c6', 0.5), rod(0.006, 0.014), { at: [last[0], y, z + 0.04], turn: [Math.PI / 2, 0, 0] })
  add(rubber('#5d87a8'), rod(radius - 0.001, 0.05), { at: [last[0], y, z - 0.034], turn: [Math.PI / 2, 0, 0] })
  // The humidifier: a heater plate, a clear chamber with water, two elbows.
  const [x, base] = chamberAt
  add(plastic('#e6eaed', 0.5), softBox(0.086, 0.016, 0.08, 0.006), { at: [x, base + 0.008, z] })
  add(metal('#9aa3ac', 0.4), rod(0.033, 0.004), { at: [x, base + 0.018, z] })
  add(clear('#dff0fa', 0.35), lathed(chamber), { at: [x, base + 0.02, z] })
  add(clear('#5aa7dd', 0.6), rod(0.0295, 0.016), { at: [x, base + 0.029, z] })
  for (const side of [-1, 1]) add(joint, rod(0.009, 0.02), { at: [x + side * 0.028, y, z], turn: along })
  add(rubber('#3a424b'), tube(lineOut, 0.004))
})

/** The injector module, as it sits on a port. */
export const injector = buildModel((add) => {
  add(plastic('#0f7c7a', 0.45), softBox(0.03, 0.022, 0.024, 0.005), { at: [0, 0.036, 0] })
  add(plastic('#f2f4f6', 0.5), softBox(0.016, 0.004, 0.012, 0.0015), { at: [0, 0.048, 0] })
})

/** Where the injector may go: a cap on each port. */
export const portCap = buildModel((add) => {
  add(plastic('#f2b632', 0.5), rod(0.0085, 0.01, 0.0075, 28), { at: [0, 0.032, 0] })
})

/** Where the sample line may go. */
export const sampleCap = buildModel((add) => {
  add(plastic('#3b86c6', 0.5), rod(0.0055, 0.008, 0.005, 24), { at: [0, 0.026, 0] })
})

/** The tip of the sample line, lying in the clip. */
export const sampleTip = buildModel((add) => {
  add(plastic('#f7fafc', 0.4), rod(0.0045, 0.026, 0.0025, 20), { turn: [0, 0, Math.PI / 2] })
  add(plastic('#3b86c6', 0.5), rod(0.006, 0.01, 0.006, 20), { at: [0.012, 0, 0], turn: [0, 0, Math.PI / 2] })
})

/** The same on a port of the circuit. */
export const sampleOnPort = buildModel((add) => {
  add(plastic('#3b86c6', 0.5), rod(0.006, 0.012, 0.006, 20), { at: [0, 0.028, 0] })
  add(plastic('#f7fafc', 0.4), rod(0.0035, 0.014, 0.0035, 20), { at: [0, 0.04, 0] })
})

/** Nitric oxide on its way from the outlet at the front to the injector. */
export const injectorLine = buildModel((add) => {
  const [x] = injectorPlaces.dry
  add(
    plastic('#0f7c7a', 0.5),
    tube(
      [
        [unit.x + 0.105, unit.base + 0.03, front + 0.008],
        [unit.x + 0.09, unit.base + 0.01, front + 0.04],
        [unit.x, y + 0.05, z - 0.028],
        [x + 0.03, y + 0.066, z - 0.01],
        [x, y + 0.05, z],
      ],
      0.0032,
    ),
  )
})

/** Gas on its way from the limb to the water trap of the analyser. */
export const sampleLine = buildModel((add) => {
  const [x] = samplePlaces.limb
  const side = unit.x + unit.width / 2
  add(
    plastic('#e3f1fb', 0.4),
    tube(
      [
        [x, y + 0.046, z],
        [x + 0.006, y + 0.08, z - 0.02],
        [side + 0.03, y + 0.06, z - 0.07],
        [side + 0.018, unit.base + 0.04, 0.032],
      ],
      0.0022,
    ),
  )
})
