import { expect, test } from 'vitest'
import { nearestPart } from './find-part.ts'

const key = { id: 'key', left: 100, top: 100, width: 20, height: 20 }
const next = { id: 'next', left: 130, top: 100, width: 20, height: 20 }

test('a small part may be missed by the width of a finger', () => {
  expect(nearestPart(110, 130, [key])).toBe('key')
  expect(nearestPart(110, 140, [key])).toBeNull()
})

test('between two parts the nearer one is meant', () => {
  expect(nearestPart(124, 110, [key, next])).toBe('key')
  expect(nearestPart(126, 110, [key, next])).toBe('next')
})

test('a large part is hit anywhere on it', () => {
  expect(nearestPart(290, 10, [{ id: 'screen', left: 0, top: 0, width: 300, height: 200 }])).toBe('screen')
})
