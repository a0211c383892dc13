import { useThree } from '@react-three/fiber'
import { memo, useLayoutEffect, useRef } from 'react'
import type { DirectionalLight } from 'three'
import { studioCube } from './studio.ts'

/** Sky light, a key light with a soft shadow, and the studio. `reach`: half of what has to lie in the shadow map. */
export const Lighting = memo(({ reach }: { readonly reach: number }) => {
  const scene = useThree((state) => state.scene)
  const key = useRef<DirectionalLight>(null)

  useLayoutEffect(() => {
    const texture = studioCube()
    scene.environment = texture
    scene.environmentIntensity = 0.62
    return () => {
      scene.environment = null
      texture.dispose()
    }
  }, [scene])

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
      <hemisphereLight args={['#ffffff', '#c9d2dc', 0.35]} />
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
