import { expect, test } from 'vitest'
import { presenceText, sinceText } from './presence.tsx'

test('who is signed out is neither present nor away', () => {
  const told = [
    { isSignedIn: true, isPresent: true },
    { isSignedIn: true, isPresent: false },
    { isSignedIn: false, isPresent: false },
  ].map(presenceText)
  expect(told).toEqual(['Present', 'Away', 'Signed out'])
})

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
