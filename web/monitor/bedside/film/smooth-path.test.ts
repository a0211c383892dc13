import { expect, test } from 'vitest'
import { mirrored, smoothPath } from './smooth-path.ts'

test('an open line begins at the first point and ends at the last', () => {
  const path = smoothPath([
    [0, 0],
    [10, 5],
    [20, 0],
  ])
  expect(path).toBe('M0 0C1.7 0.8 6.7 5 10 5C13.3 5 18.3 0.8 20 0')
})

test('a closed line comes back to its first point', () => {
  const path = smoothPath(
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    { closed: true },
  )
  expect(path.endsWith(' 0 0Z')).toBe(true)
  expect(path.match(/C/g)).toHaveLength(3)
})

test('the other side is as far from the midline', () => {
  expect(mirrored([[380, 7]], 400)).toEqual([[420, 7]])
})
