import { plastic, rubber } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { softBox } from '../kit/shapes.ts'

const grip = rubber('#2a2f36')

const pack = (latch: string) =>
  buildModel((add) => {
    add(plastic('#4a535e', 0.55), softBox(0.022, 0.054, 0.106, 0.004), { at: [0.011, 0, 0] })
    add(grip, softBox(0.004, 0.034, 0.05, 0.0015), { at: [0.0225, 0, -0.015] })
    for (const y of [-0.009, -0.003, 0.003, 0.009]) {
      add(plastic('#39414b', 0.6), softBox(0.0022, 0.0024, 0.046, 0.0008), { at: [0.0252, y, -0.015] })
    }
    add(plastic(latch, 0.45), softBox(0.012, 0.014, 0.004, 0.0015), { at: [0.012, 0.008, 0.0535] })
  })

/** Origin: the middle of the face that goes into the bay at the right of a pump. */
export const usedPack = pack('#e2a422')
export const freshPack = pack('#2e9e5b')
