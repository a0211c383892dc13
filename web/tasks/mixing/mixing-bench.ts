import type { Scene } from '../scene/scene.ts'
import { benchLook } from './bench-look.ts'
import { BenchModel } from './bench-model.tsx'
import { benchParts } from './bench-parts.ts'

/** A bench with bags, vials, syringes, labels and a pump. The drips, the bolus and the code dose are all made on it. */
export const mixingBench: Scene = {
  name: 'Bench for mixing medicines',
  parts: benchParts,
  look: benchLook,
  Model: BenchModel,
  footprint: [0.78, 0.36],
}
