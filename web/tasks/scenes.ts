import type { WorkId } from '#case/records/preparation.ts'
import type { Scene } from './scene/scene.ts'

/** Loaded when their page is. */
const scenes: { readonly [work: WorkId]: () => Promise<Scene> } = {
  CalibrateINO: () => import('./ino/calibrate-ino.tsx').then((module) => module.calibrateIno),
  MedPumps: () => import('./pumps/med-pumps.tsx').then((module) => module.medPumps),
  OrderPharmacy: () => import('./pharmacy/order-pharmacy.tsx').then((module) => module.orderPharmacy),
}
const mixingBench = () => import('./mixing/mixing-bench.tsx').then((module) => module.mixingBench)

/** The scene of a piece of work. Whatever has none of its own is a drug, and is made at the bench. */
export const sceneOf = (work: WorkId): (() => Promise<Scene>) => scenes[work] ?? mixingBench
