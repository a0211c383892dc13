import { expect, test } from 'vitest'
import { resized, withinSizes } from './ar-place.ts'

test('sizes go up and down and end somewhere', () => {
  expect(resized(1, 1)).toBe(1.3)
  expect(resized(1, -1)).toBe(0.8)
  expect(resized(0.4, -1)).toBe(0.4)
  expect(resized(2, 1)).toBe(2)
  expect(resized(0.93, 1)).toBe(1)
  expect(resized(0.93, -1)).toBe(0.8)
  expect([0.1, 1.07, 5].map(withinSizes)).toEqual([0.4, 1.07, 2])
})
