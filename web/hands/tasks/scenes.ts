import type { SceneName } from '#case/story/task.ts'
import type { Scene } from './scene/scene.ts'

/** Loaded when their page is. */
export const scenes: { readonly [S in SceneName]: () => Promise<Scene> } = {
  ino: () => import('./ino/calibrate-ino.tsx').then((module) => module.calibrateIno),
  pumps: () => import('./pumps/med-pumps.tsx').then((module) => module.medPumps),
  pharmacy: () => import('./pharmacy/order-pharmacy.tsx').then((module) => module.orderPharmacy),
  mixing: () => import('./mixing/mixing-bench.tsx').then((module) => module.mixingBench),
}
