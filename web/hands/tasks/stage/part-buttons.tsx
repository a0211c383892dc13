import { useFrame, useThree } from '@react-three/fiber'
import { Box3 } from 'three'
import { type PartRect, useStage } from '../kit/stage-context.ts'
import type { Part } from '../scene/scene.ts'
import { cornersOf } from './camera.ts'

interface PartButtonsProps {
  readonly parts: readonly Part[]
  readonly shownParts: readonly string[]
  /** Where the stage finds them, to lay them over what they stand for. */
  readonly buttons: Map<string, HTMLElement>
  readonly onTap: (id: string) => void
}

/** The parts for keyboard and screen reader. Pointers go through to the picture below; a ring is seen over everything. */
export function PartButtons({ parts, shownParts, buttons, onTap }: PartButtonsProps) {
  return (
    <ul aria-label="Parts" className="pointer-events-none absolute inset-0 z-20">
      {parts.map(({ id, name }) => (
        <li key={id}>
          <button
            ref={(element) => {
              if (element) buttons.set(id, element)
              return () => {
                buttons.delete(id)
              }
            }}
            type="button"
            data-part={id}
            aria-label={name}
            onClick={() => onTap(id)}
            className={`absolute top-0 left-0 rounded-lg border-3 ${shownParts.includes(id) ? 'animate-pulse border-(--role) bg-white/10' : 'border-transparent'}`}
          />
        </li>
      ))}
    </ul>
  )
}

const box = new Box3()

interface PartTrackerProps {
  readonly parts: readonly Part[]
  /** The hidden buttons of the parts, laid over them. */
  readonly buttons: ReadonlyMap<string, HTMLElement>
}

/** Knows after every picture where each part is seen; the picture is busy as long as they move. */
export function PartTracker({ parts, buttons }: PartTrackerProps) {
  const { objects, rects, isStill } = useStage()
  const gl = useThree((state) => state.gl)

  useFrame((state) => {
    // In a room seen through a phone the page lies over it as it lies over the picture.
    const eye = gl.xr.isPresenting ? gl.xr.getCamera().cameras[0] : undefined
    const camera = eye ?? state.camera
    const size = eye ? { width: innerWidth, height: innerHeight } : state.size
    if (!eye) camera.updateMatrixWorld()
    const before = new Map(rects)
    rects.clear()
    // Where things change at once, nothing is on its way: only in a room everybody moves.
    const isSettled = isStill && !eye
    let isMoving = false
    for (const { id } of parts) {
      const object = objects.get(id)
      if (!object) continue
      object.updateWorldMatrix(true, true)
      const seen = cornersOf(box.setFromObject(object)).map((corner) => corner.project(camera))
      const xs = seen.map(({ x }) => ((x + 1) / 2) * size.width)
      const ys = seen.map(({ y }) => ((1 - y) / 2) * size.height)
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      const rect = { id, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
      rects.set(id, rect)
      layOver(buttons.get(id), rect, size)
      isMoving ||= !isSettled && !isSame(before.get(id), rect)
    }
    gl.domElement.setAttribute('aria-busy', String(isMoving))
    // One more picture tells whether that was the last of the motion.
    if (isMoving) state.invalidate()
  })

  return null
}

const STILL = 0.1

const isSame = (before: PartRect | undefined, now: PartRect): boolean =>
  before !== undefined &&
  (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(before[side] - now[side]) < STILL)

/** What can be focused is at least so large, and stays within the picture. */
const LEAST = 24

function layOver(
  button: HTMLElement | undefined,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  size: { width: number; height: number },
) {
  if (!button) return
  const [x, wide] = span(left, width, size.width)
  const [y, tall] = span(top, height, size.height)
  button.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
  button.style.width = `${wide.toFixed(1)}px`
  button.style.height = `${tall.toFixed(1)}px`
}

function span(start: number, length: number, most: number): readonly [start: number, length: number] {
  const within = (at: number) => Math.min(most, Math.max(0, at))
  const [from, to] = [within(start), within(start + length)]
  const long = Math.max(LEAST, to - from)
  return [Math.min(most - long, Math.max(0, (from + to - long) / 2)), long]
}
