import { expect, test } from 'vitest'
import { sinceText } from './since-text.ts'

test('how long somebody is here or away is told in words', () => {
  const times = [59_999, 60_000, 3_599_999, 3_600_000, 7_200_000 + 125_000]
  expect(times.map((ms) => sinceText(1000, 1000 + ms))).toEqual([
    'for a moment',
    'for 1 min',
    'for 59 min',
    'for 1 h 0 min',
    'for 2 h 2 min',
  ])
})

test('a moment that the device sees as future is now', () => {
  expect(sinceText(5000, 0)).toBe('for a moment')
})
