import { expect, test } from 'vitest'
import { perfusionOf, plethAt } from './pleth-at.ts'
import { rows } from './rows.ts'

const heightOf = (perfusion: number) => {
  const levels = Array.from({ length: 500 }, (_, step) => plethAt(step / 500, perfusion))
  return Math.max(...levels) - Math.min(...levels)
}

test('the wave is as high as the perfusion', () => {
  expect(heightOf(1)).toBeCloseTo(1, 3)
  expect(heightOf(0.2)).toBeCloseTo(0.2, 3)
})

test('a falling mean pressure flattens it, and near arrest it is all but flat', () => {
  const perfusions = rows.map(({ mean }) => perfusionOf(mean))
  expect(perfusions).toEqual([...perfusions].sort((one, other) => other - one))
  expect(new Set(perfusions).size).toBe(rows.length)
  expect(perfusions[0]).toBeGreaterThan(0.95)
  expect(perfusions.at(-1)).toBeLessThan(0.2)
})

test('no pressure makes it more than full or less than a trace', () => {
  expect(perfusionOf(90)).toBe(1)
  expect(perfusionOf(0)).toBeGreaterThan(0)
})
