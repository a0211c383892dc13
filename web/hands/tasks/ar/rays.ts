import { Box3, type Object3D, Quaternion, Ray, Vector3 } from 'three'

/** Where somebody points: the ray of a controller, or of a finger on the screen. */
export function rayOf(source: XRInputSource, frame: XRFrame, space: XRReferenceSpace): Ray | null {
  const transform = frame.getPose(source.targetRaySpace, space)?.transform
  if (!transform) return null
  const { position, orientation } = transform
  const turn = new Quaternion(orientation.x, orientation.y, orientation.z, orientation.w)
  return new Ray(new Vector3(position.x, position.y, position.z), new Vector3(0, 0, -1).applyQuaternion(turn))
}

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
