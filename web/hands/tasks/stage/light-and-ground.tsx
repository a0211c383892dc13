import { useThree } from '@react-three/fiber'
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import {
  CanvasTexture,
  CubeTexture,
  DataTexture,
  DataUtils,
  type DirectionalLight,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  MeshBasicMaterial,
  PlaneGeometry,
  ShadowMaterial,
  setConsoleFunction,
  Vector3,
} from 'three'
import { drawing } from '../kit/can-draw.ts'

const SIZE = 64
/** Levels that are used, from a mirror to the dullest, and one below them that three wants to exist. */
const LEVELS = 4

/**
 * The light of a studio as the renderer wants it: a cube whose smaller levels show it blurred, for rougher surfaces.
 * Worked out in a few milliseconds; to have it rendered and filtered takes weak devices seconds.
 */
function studioCube(): CubeTexture {
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

/** Dull surfaces mirror no studio: the light it gives them, with the sky light, is as if it came from above and below. */
const studioAverage = ['#fdfeff', '#d0d2d4', 2.75] as const

/** Sky light, a key light with a soft shadow, and the studio. `reach`: half of what has to lie in the shadow map. */
export const Lighting = memo(({ reach }: { readonly reach: number }) => {
  const scene = useThree((state) => state.scene)
  const key = useRef<DirectionalLight>(null)
  const isFull = drawing() === 'full'

  useLayoutEffect(() => {
    if (!isFull) return
    const texture = studioCube()
    scene.environment = texture
    scene.environmentIntensity = 0.62
    return () => {
      scene.environment = null
      texture.dispose()
    }
  }, [scene, isFull])

  useLayoutEffect(() => {
    const light = key.current
    if (!light) return
    const { camera } = light.shadow
    camera.left = camera.bottom = -reach
    camera.right = camera.top = reach
    camera.near = 0.1
    camera.far = 4 + reach
    camera.updateProjectionMatrix()
    light.target.position.set(0, reach * 0.5, 0)
    light.target.updateMatrixWorld()
  }, [reach])

  return (
    <>
      <hemisphereLight args={isFull ? ['#ffffff', '#c9d2dc', 0.35] : studioAverage} />
      <directionalLight
        ref={key}
        castShadow
        position={[0.9, 2.2, 1.6]}
        intensity={1.55}
        shadow-mapSize={[1024, 1024]}
        shadow-radius={5}
        shadow-bias={-0.0004}
        shadow-normalBias={0.002}
      />
    </>
  )
})

const plane = new PlaneGeometry(1, 1)
const shade = new ShadowMaterial({ opacity: 0.16, color: '#14203a' })

/** Where a thing touches the ground it is darkest: a blurred patch, and the shadow of the key light. */
export const Ground = memo(({ footprint: [width, depth] }: { readonly footprint: readonly [number, number] }) => {
  const contact = useMemo(() => new MeshBasicMaterial({ map: patch(), transparent: true, depthWrite: false }), [])
  useEffect(
    () => () => {
      contact.map?.dispose()
      contact.dispose()
    },
    [contact],
  )
  const flat = [-Math.PI / 2, 0, 0] as const
  return (
    <>
      {/* Without shadows it would be a large pane that nothing is seen on. */}
      {drawing() === 'full' && (
        <mesh
          geometry={plane}
          material={shade}
          rotation={[...flat]}
          scale={[width * 6, depth * 8, 1]}
          receiveShadow
          dispose={null}
        />
      )}
      <mesh
        geometry={plane}
        material={contact}
        rotation={[...flat]}
        position={[0, 0.0006, 0]}
        scale={[width * 1.5, depth * 1.7, 1]}
        dispose={null}
      />
    </>
  )
})

function patch(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 128
  const context = canvas.getContext('2d')
  if (context) {
    const fade = context.createRadialGradient(64, 64, 8, 64, 64, 62)
    fade.addColorStop(0, 'rgb(20 32 58 / 0.42)')
    fade.addColorStop(0.55, 'rgb(20 32 58 / 0.22)')
    fade.addColorStop(1, 'rgb(20 32 58 / 0)')
    context.fillStyle = fade
    context.fillRect(0, 0, 128, 128)
  }
  return new CanvasTexture(canvas)
}

/**
 * What three.js has to say goes to the console, but for one line: React Three Fiber makes a THREE.Clock for every stage, which
 * three.js calls deprecated since its release 183. Nobody here reads that clock, and no release of Fiber is without it.
 */
export function quietThree(): void {
  setConsoleFunction((type, message, ...params) => {
    if (!message.startsWith('THREE.Clock:')) console[type](message, ...params)
  })
}
