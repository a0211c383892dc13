import { Spherical, Vector3 } from 'three'

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
