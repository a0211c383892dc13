import { createRoot, extend, type ReconcilerRoot, type RootStore } from '@react-three/fiber'
import { useLayoutEffect, useRef, useState } from 'react'
import { DirectionalLight, Group, HemisphereLight, Mesh, NeutralToneMapping, PCFShadowMap } from 'three'
import { drawing } from '../kit/can-draw.ts'
import type { StageShared } from '../kit/stage-context.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { PartButtons } from './part-buttons.tsx'
import { StageContent, type StageContentProps } from './stage-content.tsx'
import { hearThree } from './three-console.ts'

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

hearThree()

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
    const canvas = document.createElement('canvas')
    canvas.tabIndex = 0
    canvas.className = 'absolute inset-0 size-full touch-none outline-offset-[-3px]'
    canvas.setAttribute('role', 'application')
    canvas.addEventListener('webglcontextlost', () => canvas.isConnected && lost.current())
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
