import { expect, test } from 'vitest'
import { resized } from './ar-place.ts'

test('sizes go up and down and end somewhere', () => {
  expect(resized(1, 1)).toBe(1.3)
  expect(resized(1, -1)).toBe(0.8)
  expect(resized(0.4, -1)).toBe(0.4)
  expect(resized(2, 1)).toBe(2)
})
