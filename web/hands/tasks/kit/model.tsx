import type { ThreeElements } from '@react-three/fiber'
import { type BufferGeometry, Euler, Group, type Material, Matrix4, Mesh, Quaternion, Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Triple } from '../scene/scene.ts'

interface Placed {
  readonly at?: Triple
  /** Radians around x, y and z. */
  readonly turn?: Triple
  readonly scale?: Triple
}

type AddShape = (material: Material, geometry: BufferGeometry, placed?: Placed) => void

/**
 * Static meshes of any number, drawn with one call for each material. Geometries may be used again; keep the built model
 * outside of components, and place it with `<BuiltModel of>`.
 */
export function buildModel(build: (add: AddShape) => void): Group {
  const byMaterial = new Map<Material, BufferGeometry[]>()
  build((material, geometry, { at = [0, 0, 0], turn = [0, 0, 0], scale = [1, 1, 1] } = {}) => {
    const plain = geometry.index ? geometry.toNonIndexed() : geometry.clone()
    for (const name of Object.keys(plain.attributes)) {
      if (name !== 'position' && name !== 'normal' && name !== 'uv') plain.deleteAttribute(name)
    }
    plain.clearGroups()
    const rotation = new Quaternion().setFromEuler(new Euler(...turn))
    plain.applyMatrix4(new Matrix4().compose(new Vector3(...at), rotation, new Vector3(...scale)))
    byMaterial.set(material, [...(byMaterial.get(material) ?? []), plain])
  })

  const model = new Group()
  for (const [material, geometries] of byMaterial) {
    const mesh = new Mesh(mergeGeometries(geometries), material)
    // What is seen through throws no shadow worth drawing.
    mesh.castShadow = !material.transparent
    mesh.receiveShadow = !material.transparent
    model.add(mesh)
  }
  return model
}

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
