import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useRef } from 'react'
import type { Ray } from 'three'
import type { ArPlace } from './ar-place.ts'
import { rayOf } from './rays.ts'

/**
 * Two fingers on the screen, or two hands, make the thing bigger or smaller. `current` of what it returns tells whether
 * the presses now down are for that: then they touch nothing, until all are up.
 */
export function usePinch(ar: ArPlace): RefObject<boolean> {
  const { session } = ar
  const gl = useThree((state) => state.gl)
  const isPinching = useRef(false)
  const down = useRef<readonly XRInputSource[]>([])
  const begun = useRef<{ readonly span: number; readonly scale: number }>(null)

  useEffect(() => {
    function start({ inputSource }: XRInputSourceEvent) {
      down.current = [...down.current, inputSource]
      begun.current = null
      if (down.current.length > 1) isPinching.current = true
    }
    function end({ inputSource }: XRInputSourceEvent) {
      down.current = down.current.filter((source) => source !== inputSource)
      begun.current = null
      if (down.current.length === 0) isPinching.current = false
    }
    session.addEventListener('selectstart', start)
    session.addEventListener('selectend', end)
    return () => {
      session.removeEventListener('selectstart', start)
      session.removeEventListener('selectend', end)
    }
  }, [session])

  useFrame((_state, _delta, frame) => {
    const space = gl.xr.getReferenceSpace()
    const [one, other] = down.current
    if (!ar.isPlaced || !one || !other || !frame || !space) return
    const [ray, otherRay] = [rayOf(one, frame, space), rayOf(other, frame, space)]
    if (!ray || !otherRay) return
    const span = Math.max(SMALLEST_SPAN, spanOf(ray, otherRay, one.targetRayMode === 'screen'))
    begun.current ??= { span, scale: ar.scale }
    const scale = (begun.current.scale * span) / begun.current.span
    if (Math.abs(scale / ar.scale - 1) > 0.01) ar.onScale(scale)
  })

  return isPinching
}

const SMALLEST_SPAN = 0.01

/** Fingers on a screen all point from the eye, so that only the angle tells them apart. */
const spanOf = (one: Ray, other: Ray, isOnScreen: boolean): number =>
  isOnScreen ? one.direction.angleTo(other.direction) : one.origin.distanceTo(other.origin)
