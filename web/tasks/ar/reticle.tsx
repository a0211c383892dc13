import { useFrame, useThree } from '@react-three/fiber'
import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { DoubleSide, type Group, MeshBasicMaterial, RingGeometry } from 'three'

const outer = new RingGeometry(0.085, 0.1, 48).rotateX(-Math.PI / 2)
const inner = new RingGeometry(0, 0.014, 24).rotateX(-Math.PI / 2)
const light = new MeshBasicMaterial({ color: '#ffffff', side: DoubleSide, transparent: true, opacity: 0.95 })

/** Where the thing would be put. */
export const Reticle = ({ ref }: { readonly ref: Ref<Group> }) => (
  <group ref={ref} visible={false}>
    <mesh geometry={outer} material={light} dispose={null} />
    <mesh geometry={inner} material={light} dispose={null} />
  </group>
)

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
