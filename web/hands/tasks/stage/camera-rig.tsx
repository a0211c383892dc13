import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PerspectiveCamera, Vector3 } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { MOVES_FIRST, useStage } from '../kit/stage-context.ts'
import { ease } from '../kit/use-eased.ts'
import type { Look } from '../scene/scene.ts'
import { STILL_PX } from '../touch/touch.tsx'
import { fitCamera, type Lens, steppedCamera } from './camera.ts'

const FLIGHT_MS = 650

interface CameraRigProps {
  readonly look: Look
  readonly inset: Lens['inset']
  /** Counts the wishes to see the whole again. */
  readonly resets: number
  readonly onControls: (controls: OrbitControls | null) => void
}

/** The camera flies to what a step is about; a finger, the mouse or keys turn it from there. */
export function CameraRig({ look, inset, resets, onControls }: CameraRigProps) {
  const gl = useThree((state) => state.gl)
  const size = useThree((state) => state.size)
  const invalidate = useThree((state) => state.invalidate)
  const camera = useThree((state) => state.camera) as PerspectiveCamera // the stage makes no other
  const { isStill } = useStage()
  const [controls] = useState(() => new OrbitControls(camera))
  const flight = useRef({ since: 0, isOn: false, position: new Vector3(), target: new Vector3(), lift: 0 })
  const shown = useRef({ key: '', isTouched: false })
  const isDrawing = useRef(false)
  const goal = fitCamera(look, { fovDegrees: camera.fov, width: size.width, height: size.height, inset })
  const lift = (inset.bottom - inset.top) / 2
  const goalNow = useRef({ ...goal, lift })
  goalNow.current = { ...goal, lift }

  useEffect(() => {
    controls.connect(gl.domElement)
    controls.enableDamping = !isStill
    controls.dampingFactor = 0.12
    controls.maxPolarAngle = 1.62
    controls.minPolarAngle = 0.1
    const take = () => {
      flight.current.isOn = false
      shown.current.isTouched = true
    }
    // A tap is no turn: it must neither stop the camera on its way nor keep it from going.
    let pressed: PointerEvent | null = null
    const hold = (event: PointerEvent) => {
      pressed = event
    }
    const turn = (event: PointerEvent) => {
      if (pressed && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > STILL_PX) take()
    }
    const release = () => {
      pressed = null
    }
    // What changes while a picture is drawn is on it.
    const change = () => isDrawing.current || invalidate()
    const keys = (event: KeyboardEvent) => {
      const moved = event.target === gl.domElement && steppedCamera(camera.position, controls.target, event.key)
      if (!moved) return
      event.preventDefault()
      take()
      camera.position.copy(moved)
      controls.update()
      invalidate()
    }
    const { domElement } = gl
    domElement.addEventListener('pointerdown', hold)
    domElement.addEventListener('pointermove', turn)
    domElement.addEventListener('wheel', take)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
    controls.addEventListener('change', change)
    gl.domElement.addEventListener('keydown', keys)
    onControls(controls)
    return () => {
      gl.domElement.removeEventListener('keydown', keys)
      domElement.removeEventListener('pointerdown', hold)
      domElement.removeEventListener('pointermove', turn)
      domElement.removeEventListener('wheel', take)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
      controls.removeEventListener('change', change)
      controls.disconnect()
      onControls(null)
    }
  }, [controls, gl, camera, invalidate, isStill, onControls])

  const key = JSON.stringify([look, resets])
  const frame = `${size.width}x${size.height} ${inset.top} ${inset.bottom}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new goal alone is no reason to fly, what it is made of is
  useLayoutEffect(() => {
    const isNew = shown.current.key !== key
    const isFirst = shown.current.key === ''
    if (!isNew && shown.current.isTouched) return invalidate()
    shown.current = { key, isTouched: false }
    flight.current = {
      since: isFirst || isStill ? Number.NEGATIVE_INFINITY : performance.now(),
      isOn: true,
      position: camera.position.clone(),
      target: controls.target.clone(),
      lift: camera.view?.enabled ? camera.view.offsetY : goalNow.current.lift,
    }
    invalidate()
  }, [key, frame])

  useFrame(() => {
    if (gl.xr.isPresenting) return
    const { isOn, since, position, target, lift: from } = flight.current
    const to = goalNow.current
    const distance = to.position.distanceTo(to.target)
    controls.minDistance = distance * 0.3
    controls.maxDistance = distance * 2.5
    const share = isOn ? Math.min(1, (performance.now() - since) / FLIGHT_MS) : 1
    if (isOn) {
      camera.position.lerpVectors(position, to.position, ease(share))
      controls.target.lerpVectors(target, to.target, ease(share))
      flight.current.isOn = share < 1
    }
    const y = isOn ? from + (to.lift - from) * ease(share) : to.lift
    if (camera.view?.offsetY !== y || camera.view.fullWidth !== size.width || camera.view.fullHeight !== size.height) {
      camera.setViewOffset(size.width, size.height, 0, y, size.width, size.height)
    }
    isDrawing.current = true
    const isGliding = controls.update() && controls.enableDamping
    isDrawing.current = false
    if (share < 1 || isGliding) invalidate()
  }, MOVES_FIRST)

  return null
}
