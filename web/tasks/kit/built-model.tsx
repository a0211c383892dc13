import type { ThreeElements } from '@react-three/fiber'
import type { Group, Mesh } from 'three'

/** A built model, placed. The same one may stand in many places: geometries and materials are shared. */
export function BuiltModel({ of, ...group }: Omit<ThreeElements['group'], 'children'> & { readonly of: Group }) {
  return (
    <group {...group}>
      {of.children.map((child) => {
        const mesh = child as Mesh // buildModel makes nothing else
        return (
          <mesh
            key={mesh.uuid}
            geometry={mesh.geometry}
            material={mesh.material}
            castShadow={mesh.castShadow}
            receiveShadow={mesh.receiveShadow}
            dispose={null}
          />
        )
      })}
    </group>
  )
}
