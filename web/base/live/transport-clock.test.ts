import { expect, test } from 'vitest'
import { elapsedMs, timerText } from './transport-clock.ts'

test('the timer shows 0 before the start', () => {
  expect(timerText(elapsedMs({ startedAt: null, stoppedAt: null, pace: 1 }, 50_000))).toBe('0')
})

test('the timer shows seconds up to 60, then minutes and seconds', () => {
  expect([1000, 60_999, 61_000, 600_000].map(timerText)).toEqual(['1', '60', '01:01', '10:00'])
})

test('minutes may pass 59', () => {
  expect(timerText(3_723_000)).toBe('62:03')
})

test('the clock runs at the pace of the case and stops where it was stopped', () => {
  expect(elapsedMs({ startedAt: 1000, stoppedAt: null, pace: 10 }, 3000)).toBe(20_000)
  expect(elapsedMs({ startedAt: 1000, stoppedAt: 2000, pace: 1 }, 9000)).toBe(1000)
})

test('a device a moment behind the server never shows less than nothing', () => {
  expect(elapsedMs({ startedAt: 1000, stoppedAt: null, pace: 1 }, 990)).toBe(0)
})
