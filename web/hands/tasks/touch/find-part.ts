import type { Object3D, Raycaster } from 'three'
import type { PartRect } from '../kit/stage-context.ts'

/** A finger is 44 px wide: a small part may be missed by as much. */
const REACH = 22

/** The part whose rectangle is nearest to a point, if a finger there can mean it. */
export function nearestPart(x: number, y: number, rects: Iterable<PartRect>): string | null {
  let nearest: { id: string; off: number } | null = null
  for (const { id, left, top, width, height } of rects) {
    const aside = Math.max(Math.abs(x - left - width / 2) - Math.max(width / 2, REACH), 0)
    const above = Math.max(Math.abs(y - top - height / 2) - Math.max(height / 2, REACH), 0)
    if (aside > 0 || above > 0) continue
    const off = Math.hypot(x - left - width / 2, y - top - height / 2)
    if (!nearest || off < nearest.off) nearest = { id, off }
  }
  return nearest?.id ?? null
}

/** The part that a ray meets first; null if something else stands before it or nothing is met. */
export function partMet(raycaster: Raycaster, model: Object3D): string | null {
  for (let object = raycaster.intersectObject(model, true)[0]?.object ?? null; object; object = object.parent) {
    if (typeof object.userData.part === 'string') return object.userData.part
  }
  return null
}
