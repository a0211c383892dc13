import type { Scene } from '../scene/scene.ts'
import { pumpLook } from './pump-look.ts'
import { pumpParts } from './pump-parts.ts'
import { PumpsModel } from './pumps-model.tsx'

/** Three syringe pumps in a rack, checked before loading. */
export const medPumps: Scene = {
  name: 'Three syringe pumps in a rack',
  parts: pumpParts,
  look: pumpLook,
  Model: PumpsModel,
  footprint: [0.36, 0.26],
}
