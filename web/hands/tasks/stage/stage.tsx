import { createRoot, extend, type ReconcilerRoot, type RootStore, useThree } from '@react-three/fiber'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DirectionalLight, Group, HemisphereLight, Mesh, NeutralToneMapping, PCFShadowMap } from 'three'
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import type { ArPlace } from '../ar/ar-place.ts'
import { ArRoom } from '../ar/ar-room.tsx'
import type { ArBoardText, ArTool } from '../ar/board-text.ts'
import { drawing } from '../kit/can-draw.ts'
import { StageContext, type StageShared } from '../kit/stage-context.ts'
import type { Scene, SceneSetup } from '../scene/scene.ts'
import { Touch, type TouchProps } from '../touch/touch.tsx'
import type { Lens } from './camera.ts'
import { CameraRig } from './camera-rig.tsx'
import { Ground, Lighting, quietThree } from './light-and-ground.tsx'
import { PartButtons, PartTracker } from './part-buttons.tsx'

interface StageContentProps extends TouchProps {
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
function StageContent({ shared, buttons, ...props }: StageContentProps & Own) {
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

export interface StageProps extends Omit<StageContentProps, 'onReady'> {
  /** Parts to point out. */
  readonly shownParts: readonly string[]
  readonly onReady: () => void
  /** The picture cannot be drawn any more. */
  readonly onLost: () => void
}

const FOV = 30

// Only what scenes write as elements: naming all of three would make it all part of the page. Geometries and materials
// are made in code and handed over as props.
extend({ DirectionalLight, Group, HemisphereLight, Mesh })

quietThree()

/** The canvas with the hidden buttons of its parts over it. It draws when something changes and rests otherwise. */
export function Stage({ shownParts, onLost, ...props }: StageProps) {
  const holder = useRef<HTMLDivElement>(null)
  const root = useRef<ReconcilerRoot<HTMLCanvasElement>>(null)
  const store = useRef<RootStore>(null)
  const [buttons] = useState(() => new Map<string, HTMLElement>())
  const [shared] = useState<StageShared>(() => ({
    objects: new Map(),
    rects: new Map(),
    presses: new Map(),
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  const drawn = useRef<SceneSetup>(null)
  const lost = useRef(onLost)
  lost.current = onLost

  useLayoutEffect(() => {
    const element = holder.current
    if (!element) return
    const { canvas, made } = canvasIn(element, () => lost.current())
    root.current = made
    return () => {
      root.current = null
      made.unmount()
      canvas.remove()
    }
  }, [])

  const tap = (id: string) => {
    shared.presses.set(id, performance.now())
    props.onTap(id)
  }
  useLayoutEffect(() => {
    const content = <StageContent {...props} onTap={tap} shared={shared} buttons={buttons} />
    store.current = root.current?.render(content) ?? null
    const canvas = holder.current?.querySelector('canvas')
    // The part tracker takes it back as soon as everything stands still.
    if (drawn.current !== props.setup) canvas?.setAttribute('aria-busy', 'true')
    drawn.current = props.setup
    // In one's own room the page lies over it, and its picture would stand in the way.
    if (canvas) canvas.style.visibility = props.ar?.hasOverlay ? 'hidden' : ''
    canvas?.setAttribute('aria-label', `${props.scene.name}. Arrow keys turn it, plus and minus zoom.`)
  })

  useLayoutEffect(() => {
    const element = holder.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? {}
      if (width && height) store.current?.getState().setSize(width, height)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={holder} className="absolute inset-0 overflow-hidden">
      <PartButtons parts={props.parts} shownParts={shownParts} buttons={buttons} onTap={tap} />
    </div>
  )
}

/** A canvas in it, and what draws on that. */
function canvasIn(element: HTMLElement, onLost: () => void) {
  const canvas = document.createElement('canvas')
  canvas.tabIndex = 0
  canvas.className = 'absolute inset-0 size-full touch-none outline-offset-[-3px]'
  canvas.setAttribute('role', 'application')
  canvas.addEventListener('webglcontextlost', () => canvas.isConnected && onLost())
  element.prepend(canvas)
  const made = createRoot(canvas)
  const { width, height } = element.getBoundingClientRect()
  // Where the processor draws, smooth edges and shadows would cost seconds.
  const isFull = drawing() === 'full'
  made.configure({
    frameloop: 'demand',
    dpr: isFull ? [1, 2] : 1,
    size: { width, height, top: 0, left: 0 },
    shadows: { enabled: isFull, type: PCFShadowMap, autoUpdate: false },
    camera: { fov: FOV, near: 0.02, far: 30 },
    gl: { toneMapping: NeutralToneMapping, antialias: isFull, alpha: true },
  })
  return { canvas, made }
}
