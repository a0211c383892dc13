import { useThree } from '@react-three/fiber'
import { type RefObject, useEffect } from 'react'
import type { Object3D, PerspectiveCamera } from 'three'

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
