import { Vector3 } from 'three'

type Light = readonly [red: number, green: number, blue: number]

interface Lamp {
  readonly towards: Vector3
  readonly strength: number
  /** The larger, the smaller the lamp looks. */
  readonly sharpness: number
}

const lamp = (x: number, y: number, z: number, strength: number, sharpness: number): Lamp => ({
  towards: new Vector3(x, y, z).normalize(),
  strength,
  sharpness,
})

/** Soft boxes: a large one above, one at each side, a weak one behind the viewer. */
const lamps: readonly Lamp[] = [
  lamp(0, 1, 0.25, 3.4, 7),
  lamp(-1, 0.35, 0.3, 3, 16),
  lamp(1, 0.25, 0.5, 2.4, 18),
  lamp(0.1, 0.3, 1, 0.9, 8),
]
const sky: Light = [0.62, 0.65, 0.68]
const floor: Light = [0.4, 0.41, 0.42]

/** What comes from a direction as a surface of some roughness mirrors it. */
export function radianceOf(direction: Vector3, roughness: number): Light {
  const up = 0.5 + 0.5 * Math.tanh(direction.y / (0.12 + roughness * 0.9))
  const shine = lamps.reduce((sum, each) => sum + shineOf(each, direction, roughness), 0)
  const [red, green, blue] = [0, 1, 2].map((at) => (floor[at] ?? 0) * (1 - up) + (sky[at] ?? 0) * up + shine)
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** A lamp is a round spot that fades out. Blurred by a rough surface it is wider and as much weaker. */
function shineOf({ towards, strength, sharpness }: Lamp, direction: Vector3, roughness: number): number {
  const blur = 0.5 / Math.max(1e-4, roughness ** 4)
  const blurred = (sharpness * blur) / (sharpness + blur)
  const spread = (of: number) => (1 - Math.exp(-2 * of)) / of
  return strength * (spread(sharpness) / spread(blurred)) * Math.exp(blurred * (direction.dot(towards) - 1))
}
