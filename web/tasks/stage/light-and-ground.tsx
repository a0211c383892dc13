import { useThree } from '@react-three/fiber'
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { CanvasTexture, type DirectionalLight, MeshBasicMaterial, PlaneGeometry, ShadowMaterial } from 'three'
import { drawing } from '../kit/can-draw.ts'
import { studioCube } from './studio.ts'

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
