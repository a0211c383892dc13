import { metal, plastic } from '../kit/materials.ts'
import { buildModel } from '../kit/model.tsx'
import { rod, softBox } from '../kit/shapes.ts'

const orange = plastic('#e2702b', 0.45)

/** The lever that locks a pump: its pivot at the origin, its arm upwards. */
export const leverBody = buildModel((add) => {
  add(metal('#aeb5bd', 0.3), rod(0.006, 0.016), { turn: [0, 0, Math.PI / 2] })
  add(orange, softBox(0.01, 0.05, 0.014, 0.004), { at: [0, 0.024, 0] })
  add(orange, softBox(0.016, 0.018, 0.02, 0.006), { at: [-0.001, 0.052, 0] })
})
