import { type Object3D, type Ray, Vector3 } from 'three'
import type { Drag, Triple } from '../scene/scene.ts'

/** A part held by a pointer or by the ray of a controller: tells what number it stands for as the ray moves. */
export function startDrag(drag: Drag, frame: Object3D, ray: Ray, start: number): (ray: Ray) => number {
  const inWorld = (point: Triple) => frame.localToWorld(new Vector3(...point))
  const { motion, min, max } = drag
  if (motion.kind === 'slide') {
    const [from, to] = [inWorld(motion.from), inWorld(motion.to)]
    const grip = shareAlong(ray, from, to)
    return (now) => stepped(start + (shareAlong(now, from, to) - grip) * (max - min), drag)
  }
  const at = inWorld(motion.at)
  const axis = inWorld([motion.at[0] + motion.axis[0], motion.at[1] + motion.axis[1], motion.at[2] + motion.axis[2]])
  axis.sub(at)
  let angle = angleAround(ray, at, axis)
  let whole = 0
  return (now) => {
    const next = angleAround(now, at, axis)
    if (next !== null && angle !== null) whole += turned(angle, next)
    angle = next ?? angle
    return stepped(start + (whole / (2 * Math.PI)) * motion.perTurn, drag)
  }
}

/** Where on the line from `from` (0) to `to` (1) a ray comes nearest; it may lie beyond both. */
export function shareAlong(ray: Ray, from: Vector3, to: Vector3): number {
  const along = to.clone().sub(from)
  const between = ray.origin.clone().sub(from)
  const [aa, ab, bb] = [along.dot(along), along.dot(ray.direction), ray.direction.dot(ray.direction)]
  const nearest = aa * bb - ab * ab
  // Looking straight along the line there is no telling.
  if (Math.abs(nearest) < 1e-12) return 0
  return (along.dot(between) * bb - ab * ray.direction.dot(between)) / nearest
}

/** The angle at which a ray meets the plane of a dial, clockwise as seen from where the axis points; null beside it. */
export function angleAround(ray: Ray, at: Vector3, axis: Vector3): number | null {
  const normal = axis.clone().normalize()
  const slope = ray.direction.dot(normal)
  if (Math.abs(slope) < 1e-6) return null
  const distance = at.clone().sub(ray.origin).dot(normal) / slope
  if (distance < 0) return null
  const spoke = ray.origin.clone().addScaledVector(ray.direction, distance).sub(at)
  const aside = Math.abs(normal.y) < 0.9 ? new Vector3(0, 1, 0) : new Vector3(1, 0, 0)
  const first = aside.addScaledVector(normal, -aside.dot(normal)).normalize()
  const second = first.clone().cross(normal)
  return Math.atan2(spoke.dot(second), spoke.dot(first))
}

/** The shorter way from one angle to another. */
export function turned(from: number, to: number): number {
  const whole = 2 * Math.PI
  return ((((to - from + Math.PI) % whole) + whole) % whole) - Math.PI
}

/** Onto the steps of the device and within what it can show. */
export function stepped(value: number, { min, max, by }: Pick<Drag, 'min' | 'max' | 'by'>): number {
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / by)
  // Steps of 0.1 add up to 0.30000000000000004.
  return Number((min + steps * by).toFixed(6))
}
