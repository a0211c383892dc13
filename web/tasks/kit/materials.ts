import { DoubleSide, MeshStandardMaterial } from 'three'

const made = new Map<string, MeshStandardMaterial>()

function once(key: string, make: () => MeshStandardMaterial): MeshStandardMaterial {
  const found = made.get(key) ?? make()
  made.set(key, found)
  return found
}

/** Housings, keys, caps. The same colour is one material, so that it can be merged. */
export const plastic = (color: string, roughness = 0.55) =>
  once(`plastic ${color} ${roughness}`, () => new MeshStandardMaterial({ color, roughness, metalness: 0 }))

export const metal = (color = '#c3c8ce', roughness = 0.3) =>
  once(`metal ${color} ${roughness}`, () => new MeshStandardMaterial({ color, roughness, metalness: 1 }))

export const rubber = (color = '#25282d') => plastic(color, 0.9)

/** Clear plastic and glass. */
export const clear = (color = '#eaf4fa', opacity = 0.25) =>
  once(
    `clear ${color} ${opacity}`,
    () =>
      new MeshStandardMaterial({
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
  once(
    `glowing ${color} ${strength}`,
    () => new MeshStandardMaterial({ color, emissive: color, emissiveIntensity: strength, roughness: 0.4 }),
  )
