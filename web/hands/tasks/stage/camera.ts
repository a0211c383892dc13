import { Box3, Spherical, Vector3 } from 'three'
import type { Look } from '../scene/scene.ts'

export interface Lens {
  readonly fovDegrees: number
  readonly width: number
  readonly height: number
  /** What lies over the picture: the thing is shown between. */
  readonly inset: { readonly top: number; readonly bottom: number }
}

const AIR = 1.06

export const boxOf = ({ box: [min, max] }: Look): Box3 => new Box3(new Vector3(...min), new Vector3(...max))

/** Where the camera stands so that the whole box is seen between the insets, and what it looks at. */
export function fitCamera(look: Look, lens: Lens): { readonly position: Vector3; readonly target: Vector3 } {
  const box = boxOf(look)
  const target = box.getCenter(new Vector3())
  const back = new Vector3(...look.from).normalize()
  const right = new Vector3(0, 1, 0).cross(back).normalize()
  const up = back.clone().cross(right)
  const whole = Math.tan((lens.fovDegrees * Math.PI) / 360)
  const free = Math.max(0.2, (lens.height - lens.inset.top - lens.inset.bottom) / lens.height)
  const tall = (whole * free) / AIR
  const wide = (whole * lens.width) / lens.height / AIR

  const distance = Math.max(
    ...cornersOf(box).map((corner) => {
      const from = corner.sub(target)
      return from.dot(back) + Math.max(Math.abs(from.dot(right)) / wide, Math.abs(from.dot(up)) / tall)
    }),
  )
  return { position: target.clone().addScaledVector(back, distance), target }
}

export const cornersOf = ({ min, max }: Box3): Vector3[] =>
  [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))))

const TURN = Math.PI / 16
const STEEPEST = 0.15
const LOWEST = 1.6

const turns: { readonly [key: string]: readonly [aside: number, up: number] } = {
  ArrowLeft: [-TURN, 0],
  ArrowRight: [TURN, 0],
  ArrowUp: [0, -TURN],
  ArrowDown: [0, TURN],
}
const zooms: { readonly [key: string]: number } = { '+': 0.85, '=': 0.85, '-': 1 / 0.85, _: 1 / 0.85 }

/** Where the camera goes by a key: arrows go around the thing, plus and minus nearer and away. Null for other keys. */
export function steppedCamera(position: Vector3, target: Vector3, key: string): Vector3 | null {
  const turn = turns[key]
  const zoom = zooms[key]
  if (!turn && zoom === undefined) return null
  const place = new Spherical().setFromVector3(position.clone().sub(target))
  place.theta += turn?.[0] ?? 0
  place.phi = Math.min(LOWEST, Math.max(STEEPEST, place.phi + (turn?.[1] ?? 0)))
  place.radius *= zoom ?? 1
  return new Vector3().setFromSpherical(place).add(target)
}
