import type { WorkId } from '#case/records/preparation.ts'
import type { Scene } from './scene/scene.ts'

/** The scene of each piece of work, loaded when its page is. Work without one has its list. */
export const scenes: { readonly [W in WorkId]?: () => Promise<Scene> } = {
  CalibrateINO: () => import('./ino/calibrate-ino.tsx').then((module) => module.calibrateIno),
  MedPumps: () => import('./pumps/med-pumps.tsx').then((module) => module.medPumps),
  OrderPharmacy: () => import('./pharmacy/order-pharmacy.tsx').then((module) => module.orderPharmacy),
  dopamine: () => import('./mixing/mixing-bench.tsx').then((module) => module.mixingBench),
  epinephrine: () => import('./mixing/mixing-bench.tsx').then((module) => module.mixingBench),
  'epi-challenge': () => import('./mixing/mixing-bench.tsx').then((module) => module.mixingBench),
  saline: () => import('./mixing/mixing-bench.tsx').then((module) => module.mixingBench),
}
