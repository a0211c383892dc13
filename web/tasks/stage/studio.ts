import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Vector3,
} from 'three'

const SIZE = 64
/** Levels that are used, from a mirror to the dullest, and one below them that three wants to exist. */
const LEVELS = 4

/**
 * The light of a studio as the renderer wants it: a cube whose smaller levels show it blurred, for rougher surfaces.
 * Worked out in a few milliseconds; to have it rendered and filtered takes weak devices seconds.
 */
export function studioCube(): CubeTexture {
  const levels = Array.from({ length: LEVELS + 1 }, (_, level) => facesOf(SIZE >> level, roughnessOf(level)))
  const [base, ...smaller] = levels
  const cube = new CubeTexture(base ?? [])
  // three reads the number of levels and their size from here, and from `image` what is in them.
  const mipmaps = smaller.map((faces) => ({ image: faces, width: SIZE }))
  Object.assign(cube, { mipmaps, isPMREMTexture: true })
  cube.type = HalfFloatType
  cube.minFilter = LinearMipmapLinearFilter
  cube.magFilter = LinearFilter
  cube.generateMipmaps = false
  cube.needsUpdate = true
  return cube
}

/** As three spreads roughness over the levels. */
const roughnessOf = (level: number): number => 1 - Math.sqrt(1 - Math.min(1, level / (LEVELS - 1)))

const facesOf = (size: number, roughness: number): DataTexture[] =>
  [0, 1, 2, 3, 4, 5].map((face) => {
    const data = new Uint16Array(size * size * 4)
    for (let index = 0; index < size * size; index++) {
      const across = ((index % size) + 0.5) / size
      const down = (Math.floor(index / size) + 0.5) / size
      const light = radianceOf(directionOf(face, 2 * across - 1, 2 * down - 1), roughness)
      data.set([...light.map(DataUtils.toHalfFloat), DataUtils.toHalfFloat(1)], index * 4)
    }
    return new DataTexture(data, size, size)
  })

/** Where a point of a face looks to. Faces are kept mirrored, as pictures of cubes are. */
function directionOf(face: number, across: number, down: number): Vector3 {
  const faces = [
    [1, -down, -across],
    [-1, -down, across],
    [across, 1, down],
    [across, -1, -down],
    [across, -down, 1],
    [-across, -down, -1],
  ] as const
  const [x, y, z] = faces[face] ?? [0, 0, 1]
  return new Vector3(-x, y, z).normalize()
}

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
