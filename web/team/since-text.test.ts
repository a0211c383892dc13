import { expect, test } from 'vitest'
import { sinceText } from './since-text.ts'

test('how long somebody is here or away is told in words', () => {
  expect([59_999, 60_000, 3_600_000 + 120_000].map((ms) => sinceText(0, ms))).toEqual([
    'for a moment',
    'for 1 min',
    'for 1 h 2 min',
  ])
})

test('a moment that the device sees as future is now', () => {
  expect(sinceText(5000, 0)).toBe('for a moment')
})
