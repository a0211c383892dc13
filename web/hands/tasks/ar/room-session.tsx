import { useFrame, useThree } from '@react-three/fiber'
import { type Ref, type RefObject, useEffect, useRef } from 'react'
import {
  Box3,
  DoubleSide,
  type Group,
  MeshBasicMaterial,
  type Object3D,
  type PerspectiveCamera,
  Quaternion,
  Ray,
  RingGeometry,
  Vector3,
} from 'three'
import type { ArPlace } from './ar-place.ts'

/** Where somebody points: the ray of a controller, or of a finger on the screen. */
export function rayOf(source: XRInputSource, frame: XRFrame, space: XRReferenceSpace): Ray | null {
  const transform = frame.getPose(source.targetRaySpace, space)?.transform
  if (!transform) return null
  const { position, orientation } = transform
  const turn = new Quaternion(orientation.x, orientation.y, orientation.z, orientation.w)
  return new Ray(new Vector3(position.x, position.y, position.z), new Vector3(0, 0, -1).applyQuaternion(turn))
}

/** A ray held in the hand may miss a small part by this much, in radians. */
const REACH = 0.035

/** The part whose middle is nearest to a ray, if the ray can mean it. */
export function nearestToRay(
  ray: Ray,
  parts: readonly { readonly id: string }[],
  objects: ReadonlyMap<string, Object3D>,
): string | null {
  const off = parts.flatMap(({ id }) => {
    const object = objects.get(id)
    if (!object) return []
    const towards = new Box3().setFromObject(object).getCenter(new Vector3()).sub(ray.origin)
    return [{ id, angle: towards.angleTo(ray.direction) }]
  })
  const nearest = off.sort((one, other) => one.angle - other.angle)[0]
  return nearest && nearest.angle <= REACH ? nearest.id : null
}

/** Hands the renderer over to the room, and afterwards puts everything back as it stood on the page. */
export function useArSession(session: XRSession, room: RefObject<Object3D | null>): void {
  const gl = useThree((state) => state.gl)
  const get = useThree((state) => state.get)

  useEffect(() => {
    const camera = get().camera as PerspectiveCamera // the stage makes no other
    const stood = { position: camera.position.clone(), quaternion: camera.quaternion.clone(), fov: camera.fov }
    const shown = room.current
    gl.xr.setReferenceSpaceType('local')
    void gl.xr.setSession(session)
    gl.shadowMap.needsUpdate = true
    return () => {
      if (shown) {
        shown.visible = true
        shown.position.set(0, 0, 0)
        shown.rotation.set(0, 0, 0)
        shown.scale.setScalar(1)
      }
      camera.position.copy(stood.position)
      camera.quaternion.copy(stood.quaternion)
      camera.scale.setScalar(1)
      camera.fov = stood.fov
      camera.updateProjectionMatrix()
      gl.shadowMap.needsUpdate = true
      get().invalidate()
    }
  }, [session, room, gl, get])
}

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
