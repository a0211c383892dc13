import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { radianceOf } from './light-and-ground.tsx'

const up = new Vector3(0, 1, 0.25).normalize()
const down = new Vector3(0, -1, 0)

/** The light from all around, by directions spread evenly. */
function whole(roughness: number): number {
  const count = 4000
  const golden = Math.PI * (3 - Math.sqrt(5))
  let sum = 0
  for (let index = 0; index < count; index++) {
    const y = 1 - (2 * (index + 0.5)) / count
    const radius = Math.sqrt(1 - y * y)
    sum += radianceOf(
      new Vector3(Math.cos(index * golden) * radius, y, Math.sin(index * golden) * radius),
      roughness,
    )[0]
  }
  return sum / count
}

test('it is brightest where the lamp is', () => {
  expect(radianceOf(up, 0)[0]).toBeGreaterThan(4 * radianceOf(down, 0)[0])
})

test('a rough surface mirrors the lamp wider and weaker', () => {
  expect(radianceOf(up, 1)[0]).toBeLessThan(radianceOf(up, 0.3)[0])
  const beside = new Vector3(0, 1, -1.6).normalize()
  expect(radianceOf(beside, 1)[0]).toBeGreaterThan(radianceOf(beside, 0)[0])
})

test('roughness neither makes nor swallows light', () => {
  for (const roughness of [0.2, 0.5, 1]) expect(whole(roughness) / whole(0)).toBeCloseTo(1, 1)
})
