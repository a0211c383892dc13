import type { Scene } from '../scene/scene.ts'
import { inoLook } from './ino-look.ts'
import { InoModel } from './ino-model.tsx'
import { inoParts } from './ino-parts.ts'

/** An iNO delivery system with its cylinder, circuit, calibration gas and manual bag. */
export const calibrateIno: Scene = {
  name: 'Nitric oxide delivery system',
  parts: inoParts,
  look: inoLook,
  Model: InoModel,
  footprint: [0.62, 0.3],
}
