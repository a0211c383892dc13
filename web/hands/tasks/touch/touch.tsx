import { useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useRef } from 'react'
import { type Camera, type Object3D, Raycaster, Vector2 } from 'three'
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { useStage } from '../kit/stage-context.ts'
import type { Part } from '../scene/scene.ts'
import { startDrag } from './drag.ts'
import { nearestPart, partMet } from './find-part.ts'

/** A finger that moves less than this has tapped. */
export const STILL_PX = 9

export interface TouchProps {
  readonly parts: readonly Part[]
  /** What is entered so far: a drag goes on from there. */
  readonly value: number | null
  /** Whether a part can be dragged now. */
  readonly isDraggable: (part: Part) => boolean
  readonly onTap: (id: string) => void
  readonly onDrag: (value: number, part: Part) => void
}

interface Gesture {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly drag: { readonly part: Part; readonly valueAt: ReturnType<typeof startDrag> } | null
  hasMoved: boolean
}

interface TouchedScene extends TouchProps {
  readonly model: RefObject<Object3D | null>
  readonly controls: RefObject<OrbitControls | null>
}

/** What a finger or a mouse points at. */
function createAim(
  canvas: HTMLCanvasElement,
  cameraNow: () => Camera,
  rects: ReturnType<typeof useStage>['rects'],
  now: RefObject<TouchedScene>,
) {
  const raycaster = new Raycaster()
  const { ray } = raycaster
  return {
    ray,
    partAt({ clientX, clientY }: PointerEvent): Part | undefined {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const [x, y] = [clientX - left, clientY - top]
      raycaster.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), cameraNow())
      const { model, parts } = now.current
      const met = model.current && partMet(raycaster, model.current)
      const known = (id: string | null | undefined) => parts.find((part) => part.id === id)
      return known(met) ?? known(nearestPart(x, y, rects.values()))
    },
    cursorAt({ clientX, clientY }: PointerEvent): 'pointer' | 'grab' {
      const { left, top } = canvas.getBoundingClientRect()
      return nearestPart(clientX - left, clientY - top, rects.values()) ? 'pointer' : 'grab'
    },
  }
}

type Heard = { readonly [P in 'down' | 'move' | 'up']: (event: PointerEvent) => void }

/** Until the answer is called. */
function hearPointers(canvas: HTMLCanvasElement, { down, move, up }: Heard): () => void {
  canvas.addEventListener('pointerdown', down, { capture: true })
  canvas.addEventListener('pointermove', move)
  canvas.addEventListener('pointerup', up)
  canvas.addEventListener('pointercancel', up)
  return () => {
    canvas.removeEventListener('pointerdown', down, { capture: true })
    canvas.removeEventListener('pointermove', move)
    canvas.removeEventListener('pointerup', up)
    canvas.removeEventListener('pointercancel', up)
  }
}

/** Taps and drags on the picture. Everything else is for the camera. */
export function Touch(props: TouchedScene) {
  const gl = useThree((state) => state.gl)
  const get = useThree((state) => state.get)
  const { objects, rects } = useStage()
  const now = useRef(props)
  now.current = props

  useEffect(() => {
    const canvas = gl.domElement
    const { ray, partAt, cursorAt } = createAim(canvas, () => get().camera, rects, now)
    let gesture: Gesture | null = null

    function down(event: PointerEvent) {
      if (gesture) {
        // A second finger: this is no tap any more.
        gesture.hasMoved = true
        return
      }
      const part = partAt(event)
      const frame = part && objects.get(part.id)?.parent
      const isHeld = part?.drag && frame && now.current.isDraggable(part)
      const drag = isHeld
        ? { part, valueAt: startDrag(part.drag, frame, ray.clone(), now.current.value ?? part.drag.min) }
        : null
      if (drag && now.current.controls.current) {
        now.current.controls.current.enabled = false
        canvas.setPointerCapture(event.pointerId)
      }
      gesture = { pointer: event.pointerId, x: event.clientX, y: event.clientY, drag, hasMoved: false }
    }

    function move(event: PointerEvent) {
      if (!gesture) {
        if (event.pointerType === 'mouse') canvas.style.cursor = cursorAt(event)
        return
      }
      if (gesture.pointer !== event.pointerId) return
      if (Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) > STILL_PX) gesture.hasMoved = true
      if (!gesture.drag || !gesture.hasMoved) return
      partAt(event)
      now.current.onDrag(gesture.drag.valueAt(ray), gesture.drag.part)
    }

    function up(event: PointerEvent) {
      if (gesture?.pointer !== event.pointerId) return
      const { hasMoved, drag } = gesture
      gesture = null
      if (drag && now.current.controls.current) now.current.controls.current.enabled = true
      if (hasMoved || event.type === 'pointercancel') return
      const part = partAt(event)
      if (part) now.current.onTap(part.id)
    }

    return hearPointers(canvas, { down, move, up })
  }, [gl, get, objects, rects])

  return null
}
