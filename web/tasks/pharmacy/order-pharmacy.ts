import type { Scene } from '../scene/scene.ts'
import { pharmacyLook } from './pharmacy-look.ts'
import { PharmacyModel } from './pharmacy-model.tsx'
import { pharmacyParts } from './pharmacy-parts.ts'

/** A counter with order pads, a tray, a phone and a terminal, and the shelf of medicines behind it. */
export const orderPharmacy: Scene = {
  name: 'Pharmacy counter and shelf',
  parts: pharmacyParts,
  look: pharmacyLook,
  Model: PharmacyModel,
  footprint: [0.6, 0.44],
}
