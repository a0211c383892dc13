import { Quaternion, Ray, Vector3 } from 'three'

/** Where somebody points: the ray of a controller, or of a finger on the screen. */
export function rayOf(source: XRInputSource, frame: XRFrame, space: XRReferenceSpace): Ray | null {
  const transform = frame.getPose(source.targetRaySpace, space)?.transform
  if (!transform) return null
  const { position, orientation } = transform
  const turn = new Quaternion(orientation.x, orientation.y, orientation.z, orientation.w)
  return new Ray(new Vector3(position.x, position.y, position.z), new Vector3(0, 0, -1).applyQuaternion(turn))
}
