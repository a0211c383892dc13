import { plastic } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { rod, softBox, tube } from '../kit/shapes.ts'
import { circuit, front, injectorPlaces, samplePlaces, unit } from './ino-place.ts'

const { y, z } = circuit

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
