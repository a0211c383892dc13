import { Box3, type Object3D, type Ray, Vector3 } from 'three'

/** A ray held in the hand may miss a small part by this much, in radians. */
const REACH = 0.035

/** The part whose middle is nearest to a ray, if the ray can mean it. */
export function nearestToRay(
  ray: Ray,
  parts: readonly { readonly id: string }[],
  objects: ReadonlyMap<string, Object3D>,
): string | null {
  const off = parts.flatMap(({ id }) => {
    const object = objects.get(id)
    if (!object) return []
    const towards = new Box3().setFromObject(object).getCenter(new Vector3()).sub(ray.origin)
    return [{ id, angle: towards.angleTo(ray.direction) }]
  })
  const nearest = off.sort((one, other) => one.angle - other.angle)[0]
  return nearest && nearest.angle <= REACH ? nearest.id : null
}
