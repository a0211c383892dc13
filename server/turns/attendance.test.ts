import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAttendance } from './attendance.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is looked at every second is looked at seldom while nobody is here', () => {
  const attendance = createAttendance()
  let looks = 0
  const stop = attendance.every(1000, () => {
    looks += 1
  })
  const looksIn = (ms: number) => {
    looks = 0
    vi.advanceTimersByTime(ms)
    return looks
  }
  // It has just begun: people may come back.
  expect(looksIn(29_000)).toBe(29)
  looksIn(21_000)
  expect(looksIn(60_000)).toBe(8)

  attendance.come()
  expect(looksIn(60_000)).toBe(60)
  attendance.come()
  attendance.leave()
  expect(looksIn(60_000)).toBe(60)
  attendance.leave()
  expect(looksIn(29_000)).toBe(29)
  looksIn(21_000)
  expect(looksIn(60_000)).toBe(8)

  stop()
  expect(looksIn(60_000)).toBe(0)
})

test('it says when somebody is here again', () => {
  const attendance = createAttendance()
  const said = vi.fn()
  attendance.onCome(said)
  attendance.come()
  attendance.come()
  expect(said).toHaveBeenCalledTimes(1)
  attendance.leave()
  attendance.leave()
  attendance.come()
  expect(said).toHaveBeenCalledTimes(2)
})
