import type { ThreeElements } from '@react-three/fiber'
import { CanvasTexture, type Material, PlaneGeometry, SRGBColorSpace } from 'three'
import type { Draw } from './display.tsx'
import { sharpen, surface } from './materials.ts'

const plane = new PlaneGeometry(1, 1)
const made = new Map<string, Material>()

/** Print on a thing that never changes: the same key is drawn once and shared. */
export function printed(key: string, pixels: readonly [width: number, height: number], draw: Draw): Material {
  const found = made.get(key)
  if (found) return found
  const canvas = document.createElement('canvas')
  canvas.width = pixels[0]
  canvas.height = pixels[1]
  const context = canvas.getContext('2d')
  if (context) draw(context, canvas.width, canvas.height)
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  sharpen(map)
  const material = surface({
    map,
    roughness: 0.7,
    transparent: true,
    polygonOffset: true,
    polygonOffsetFactor: -1,
  })
  made.set(key, material)
  return material
}

type PrintProps = Omit<ThreeElements['mesh'], 'args' | 'geometry' | 'material' | 'scale'> & {
  readonly of: Material
  readonly width: number
  readonly height: number
}

/** A print in the plane of x and y. */
export const Print = ({ of, width, height, ...mesh }: PrintProps) => (
  <mesh geometry={plane} material={of} scale={[width, height, 1]} dispose={null} {...mesh} />
)
