import type { SceneName } from '#case/story/task.ts'
import type { Scene } from './scene/scene.ts'

/** Drawn flat, over the list of the steps. */
type PanelName = 'ventilator'
export const isPanel = (scene: SceneName | null): scene is PanelName => scene === 'ventilator'
export const in3D = (scene: SceneName | null) => (isPanel(scene) ? null : scene)

/** Those in 3D, loaded when their page is. */
export const scenes: { readonly [S in Exclude<SceneName, PanelName>]: () => Promise<Scene> } = {
  ino: () => import('./ino/calibrate-ino.tsx').then((module) => module.calibrateIno),
  pumps: () => import('./pumps/med-pumps.tsx').then((module) => module.medPumps),
  pharmacy: () => import('./pharmacy/order-pharmacy.tsx').then((module) => module.orderPharmacy),
  mixing: () => import('./mixing/mixing-bench.tsx').then((module) => module.mixingBench),
}
