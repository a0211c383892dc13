import type { Ref } from 'react'
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
