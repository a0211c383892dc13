import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useRef } from 'react'
import type { Group } from 'three'

/** Follows the surface that is looked at with the reticle, while something is to be put there. */
export function useSurface(session: XRSession, reticle: RefObject<Group | null>, isWanted: boolean): void {
  const gl = useThree((state) => state.gl)
  const source = useRef<XRHitTestSource>(null)

  useEffect(() => {
    let isHere = true
    void session
      .requestReferenceSpace('viewer')
      .then((space) => session.requestHitTestSource?.({ space }))
      .then((made) => {
        if (isHere) source.current = made ?? null
        else made?.cancel()
      })
      // The session ended before it began.
      .catch(() => {})
    return () => {
      isHere = false
      source.current = null
    }
  }, [session])

  useFrame((_state, _delta, frame) => {
    const mark = reticle.current
    const space = gl.xr.getReferenceSpace()
    if (!mark || !space || !frame) return
    const met = isWanted && source.current ? frame.getHitTestResults(source.current)[0] : undefined
    const position = met?.getPose(space)?.transform.position
    mark.visible = position !== undefined
    if (position) mark.position.set(position.x, position.y, position.z)
  })
}
