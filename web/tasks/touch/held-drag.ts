import { type Object3D, type Ray, Vector3 } from 'three'
import type { Drag, Triple } from '../scene/scene.ts'
import { angleAround, shareAlong, stepped, turned } from './drag.ts'

/** A part held by a pointer or by the ray of a controller: tells what number it stands for as the ray moves. */
export function holdDrag(drag: Drag, frame: Object3D, ray: Ray, start: number): (ray: Ray) => number {
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
