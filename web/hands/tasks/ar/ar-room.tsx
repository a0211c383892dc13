import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Group, Raycaster, Vector3 } from 'three'
import { useStage } from '../kit/stage-context.ts'
import { startDrag } from '../touch/drag.ts'
import { partMet } from '../touch/find-part.ts'
import type { TouchProps } from '../touch/touch.tsx'
import { ArBoard } from './ar-board.tsx'
import type { ArPlace } from './ar-place.ts'
import type { ArBoardText, ArTool } from './board-text.ts'
import { nearestToRay, Reticle, rayOf, useArSession, usePinch, useSurface } from './room-session.tsx'

interface ArRoomProps extends TouchProps {
  readonly ar: ArPlace
  /** Everything that is put down, its light and shadow included. */
  readonly room: RefObject<Group | null>
  readonly model: RefObject<Group | null>
  /** What is said in the room where the page cannot be seen. */
  readonly board: ArBoardText
  readonly onTool: (tool: ArTool) => void
}

interface RayDrag {
  readonly source: XRInputSource
  readonly valueAt: ReturnType<typeof startDrag>
  readonly part: TouchProps['parts'][number]
  readonly from: number
  value: number
}

/** The scene in one's own room: put down on a surface, then touched by rays as it is by fingers on the page. */
export function ArRoom(props: ArRoomProps) {
  const { ar, room, board } = props
  const { session } = ar
  const gl = useThree((state) => state.gl)
  const get = useThree((state) => state.get)
  const { objects } = useStage()
  const reticle = useRef<Group>(null)
  const boards = useRef<Group>(null)
  const dragging = useRef<RayDrag>(null)
  const now = useRef(props)
  now.current = props
  useArSession(session, room)
  useSurface(session, reticle, !ar.isPlaced)
  const isPinching = usePinch(ar)

  useLayoutEffect(() => {
    if (!room.current) return
    room.current.visible = ar.isPlaced
    room.current.scale.setScalar(ar.scale)
    gl.shadowMap.needsUpdate = true
  }, [room, ar.isPlaced, ar.scale, gl])

  useEffect(() => {
    const raycaster = new Raycaster()

    function aim({ inputSource, frame }: XRInputSourceEvent) {
      const space = gl.xr.getReferenceSpace()
      const ray = space && rayOf(inputSource, frame, space)
      const { model, parts } = now.current
      if (!ray || !model.current) return null
      raycaster.ray.copy(ray)
      const tool = boards.current && partMet(raycaster, boards.current)
      if (tool) return { ray, tool: tool as ArTool } // the board bears nothing else
      const known = (id: string | null) => parts.find((part) => part.id === id)
      const part = known(partMet(raycaster, model.current)) ?? known(nearestToRay(ray, parts, objects))
      return { ray, part, tool: null }
    }

    /** On the surface, facing who put it there. */
    function putDown() {
      const [mark, thing] = [reticle.current, now.current.room.current]
      if (!mark?.visible || !thing) return
      const viewer = new Vector3().setFromMatrixPosition(get().camera.matrixWorld)
      thing.position.copy(mark.position)
      thing.rotation.set(0, Math.atan2(viewer.x - mark.position.x, viewer.z - mark.position.z), 0)
      now.current.ar.onPlace()
    }

    function start(event: XRInputSourceEvent) {
      if (isPinching.current) dragging.current = null
      if (isPinching.current || !now.current.ar.isPlaced) return
      const { ray, part } = aim(event) ?? {}
      const frame = part && objects.get(part.id)?.parent
      if (!ray || !part?.drag || !frame || !now.current.isDraggable(part)) return
      const from = now.current.value ?? part.drag.min
      dragging.current = {
        source: event.inputSource,
        part,
        from,
        value: from,
        valueAt: startDrag(part.drag, frame, ray, from),
      }
    }

    function select(event: XRInputSourceEvent) {
      if (isPinching.current) return
      const { part, tool } = aim(event) ?? {}
      if (tool) return now.current.onTool(tool)
      if (!now.current.ar.isPlaced) return putDown()
      const hasDragged = dragging.current !== null && dragging.current.value !== dragging.current.from
      if (part && !hasDragged) now.current.onTap(part.id)
    }

    const end = () => {
      dragging.current = null
    }
    session.addEventListener('selectstart', start)
    session.addEventListener('select', select)
    session.addEventListener('selectend', end)
    return () => {
      session.removeEventListener('selectstart', start)
      session.removeEventListener('select', select)
      session.removeEventListener('selectend', end)
    }
  }, [session, gl, get, objects, isPinching])

  useFrame((_state, _delta, frame) => {
    const space = gl.xr.getReferenceSpace()
    const drag = dragging.current
    if (!drag || !frame || !space) return
    const ray = rayOf(drag.source, frame, space)
    const value = ray ? drag.valueAt(ray) : drag.value
    if (value === drag.value) return
    drag.value = value
    props.onDrag(value, drag.part)
  })

  return (
    <>
      <Reticle ref={reticle} />
      {!ar.hasOverlay && <ArBoard ref={boards} ar={ar} room={room} {...board} />}
    </>
  )
}
