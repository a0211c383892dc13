import { type ThreeElements, useFrame, useThree } from '@react-three/fiber'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { BoxGeometry, type Group, MeshBasicMaterial } from 'three'
import type { Triple } from '../scene/scene.ts'
import { MOVES_FIRST, useStage } from './stage-context.ts'

const PRESS_MS = 180
const unitBox = new BoxGeometry(1, 1, 1)
const unseen = new MeshBasicMaterial({ visible: false })

type PartAtProps = Omit<ThreeElements['group'], 'ref' | 'children' | 'id'> & {
  /** As in `Scene.parts`. */
  readonly id: string
  /** How far it goes in when it is tapped. */
  readonly press?: Triple
  /** A box around the middle that can be hit, where the thing itself is too thin. */
  readonly hit?: Triple
  readonly children?: ReactNode
}

/** The meshes of a part: where it is seen, it can be tapped. */
export function PartAt({ id, press, hit, children, ...group }: PartAtProps) {
  const outer = useRef<Group>(null)
  const inner = useRef<Group>(null)
  const { objects, presses, isStill } = useStage()
  const invalidate = useThree((state) => state.invalidate)

  useLayoutEffect(() => {
    const object = outer.current
    if (!object) return
    object.userData.part = id
    objects.set(id, object)
    invalidate()
    return () => {
      if (objects.get(id) === object) objects.delete(id)
    }
  }, [id, objects, invalidate])

  useFrame(() => {
    const at = presses.get(id)
    if (!press || isStill || at === undefined || !inner.current) return
    const share = (performance.now() - at) / PRESS_MS
    const depth = share < 1 ? Math.sin(share * Math.PI) : 0
    inner.current.position.set(press[0] * depth, press[1] * depth, press[2] * depth)
    if (share < 1) invalidate()
  }, MOVES_FIRST)

  return (
    <group ref={outer} {...group}>
      <group ref={inner}>{children}</group>
      {hit && <mesh geometry={unitBox} material={unseen} scale={[...hit]} />}
    </group>
  )
}
