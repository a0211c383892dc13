import { useThree } from '@react-three/fiber'
import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Group } from 'three'
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import type { ArPlace } from '../ar/ar-place.ts'
import { ArRoom } from '../ar/ar-room.tsx'
import type { ArBoardText, ArTool } from '../ar/board-text.ts'
import { StageContext, type StageShared } from '../kit/stage-context.ts'
import type { Scene, SceneSetup } from '../scene/scene.ts'
import { Touch, type TouchProps } from '../touch/touch.tsx'
import type { Lens } from './camera.ts'
import { CameraRig } from './camera-rig.tsx'
import { Ground, Lighting } from './light-and-ground.tsx'
import { PartTracker } from './part-buttons.tsx'

export interface StageContentProps extends TouchProps {
  readonly scene: Scene
  readonly setup: SceneSetup
  readonly inset: Lens['inset']
  readonly resets: number
  /** The session in one's own room, what is said there, and what its tools do. */
  readonly ar: ArPlace | null
  readonly board: ArBoardText
  readonly onTool: (tool: ArTool) => void
  /** All is made and can be drawn. */
  readonly onReady: () => void
}

interface Own {
  readonly shared: StageShared
  readonly buttons: ReadonlyMap<string, HTMLElement>
}

/** What stands on the stage: the scene, its light and ground, the camera, and whoever watches the fingers. */
export function StageContent({ shared, buttons, ...props }: StageContentProps & Own) {
  const { scene, setup, parts, inset, resets, ar, onReady } = props
  const room = useRef<Group>(null)
  const model = useRef<Group>(null)
  const controls = useRef<OrbitControls>(null)
  const keepControls = useCallback((made: OrbitControls | null) => {
    controls.current = made
  }, [])
  const reach = Math.max(...scene.footprint) * 1.6

  return (
    <StageContext value={shared}>
      <group ref={room}>
        <Lighting reach={reach} />
        <Ground footprint={scene.footprint} />
        <group ref={model} userData={isModel}>
          <Things scene={scene} setup={setup} />
        </group>
      </group>
      <CameraRig look={scene.look(setup)} inset={inset} resets={resets} onControls={keepControls} />
      <PartTracker parts={parts} buttons={buttons} />
      <Touch {...props} model={model} controls={controls} />
      {ar && <ArRoom {...props} ar={ar} room={room} model={model} />}
      <Changes of={setup} />
      <Readiness onReady={onReady} />
    </StageContext>
  )
}

const isModel = { isModel: true }

/** Drawn anew when the setup has changed, not when a clock ticks. */
const Things = memo(({ scene, setup }: Pick<StageContentProps, 'scene' | 'setup'>) => <scene.Model setup={setup} />)

/** The picture and its shadows are drawn anew when something has changed; shadows not when the camera moves. */
function Changes({ of }: { readonly of: unknown }) {
  const gl = useThree((state) => state.gl)
  const invalidate = useThree((state) => state.invalidate)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever has changed, the picture has
  useLayoutEffect(() => invalidate(), [of, invalidate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever has changed, the shadows have
  useEffect(() => {
    if (!gl.shadowMap.enabled) return
    gl.shadowMap.needsUpdate = true
    invalidate()
  }, [of, gl, invalidate])
  return null
}

function Readiness({ onReady }: { readonly onReady: () => void }) {
  const { gl, scene, camera, invalidate } = useThree()
  useEffect(() => {
    let isHere = true
    void gl.compileAsync(scene, camera).then(() => {
      if (!isHere) return
      invalidate()
      onReady()
    })
    return () => {
      isHere = false
    }
  }, [gl, scene, camera, invalidate, onReady])
  return null
}
