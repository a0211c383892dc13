import {
  Color,
  DoubleSide,
  type Material,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  type Texture,
} from 'three'
import { drawing } from './can-draw.ts'

const white = new Color('#ffffff')

/** What surfaces are made of. Where the processor draws they are dull: shine costs it seconds for each new picture. */
export function surface(whole: MeshStandardMaterialParameters): Material {
  if (drawing() === 'full') return new MeshStandardMaterial(whole)
  const { roughness, metalness = 0, ...looks } = whole
  const material = new MeshLambertMaterial({ ...looks, forceSinglePass: true })
  // As bright as the mirrored studio would make it: metal is darker, and black plastic is not quite black.
  material.color.multiplyScalar(1 - 0.35 * metalness).lerp(white, 0.03)
  return material
}

/** Words stay sharp when they are seen from the side. The processor has to pay for that at every point. */
export function sharpen(texture: Texture): void {
  texture.anisotropy = drawing() === 'full' ? 8 : 2
}

const made = new Map<string, Material>()

function once(key: string, make: () => Material): Material {
  const found = made.get(key) ?? make()
  made.set(key, found)
  return found
}

/** Housings, keys, caps. The same colour is one material, so that it can be merged. */
export const plastic = (color: string, roughness = 0.55) =>
  once(`plastic ${color} ${roughness}`, () => surface({ color, roughness, metalness: 0 }))

export const metal = (color = '#c3c8ce', roughness = 0.3) =>
  once(`metal ${color} ${roughness}`, () => surface({ color, roughness, metalness: 1 }))

export const rubber = (color = '#25282d') => plastic(color, 0.9)

/** Clear plastic and glass. */
export const clear = (color = '#eaf4fa', opacity = 0.25) =>
  once(`clear ${color} ${opacity}`, () =>
    surface({
      color,
      opacity,
      transparent: true,
      roughness: 0.08,
      metalness: 0,
      side: DoubleSide,
      depthWrite: false,
    }),
  )

/** Something that shines by itself: a lamp that is on. */
export const glowing = (color: string, strength = 1.6) =>
  once(`glowing ${color} ${strength}`, () =>
    surface({ color, emissive: color, emissiveIntensity: strength, roughness: 0.4 }),
  )
