import type { Object3D, Raycaster } from 'three'

/** The part that a ray meets first; null if something else stands before it or nothing is met. */
export function partMet(raycaster: Raycaster, model: Object3D): string | null {
  for (let object = raycaster.intersectObject(model, true)[0]?.object ?? null; object; object = object.parent) {
    if (typeof object.userData.part === 'string') return object.userData.part
  }
  return null
}
