import { expect, test } from 'vitest'
import { captionAt, captionTimes } from './transcript.tsx'

test('without measured times a caption lasts as long as its share of the letters', () => {
  expect(captionTimes(['abc', 'a'], 8000)).toEqual([
    { fromMs: 0, toMs: 6000 },
    { fromMs: 6000, toMs: 8000 },
  ])
})

test('measured times are taken as they are, if there is one for each caption', () => {
  const measured = [
    { fromMs: 100, toMs: 900 },
    { fromMs: 1000, toMs: 2000 },
  ]
  expect(captionTimes(['a', 'b'], 8000, measured)).toBe(measured)
  expect(captionTimes(['a', 'b', 'c'], 9000, measured)).toHaveLength(3)
})

test('a caption stays until the next one begins', () => {
  const times = [
    { fromMs: 100, toMs: 900 },
    { fromMs: 1000, toMs: 2000 },
  ]
  expect([0, 950, 1000, 9000].map((ms) => captionAt(times, ms))).toEqual([0, 0, 1, 1])
})
