import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFlashBeat } from './flash.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what flashes is light and dark by turns, a second each, and all of it at the same beat', () => {
  const beat = createFlashBeat()
  const stopFirst = beat.subscribe(() => {})
  const began = beat.isLit()
  vi.advanceTimersByTime(1500)
  const seen: boolean[] = []
  const stopSecond = beat.subscribe(() => seen.push(beat.isLit()))
  vi.advanceTimersByTime(3000)
  expect(seen).toEqual([began, !began, began])
  stopFirst()
  stopSecond()
})

test('while nothing flashes nothing runs', () => {
  const beat = createFlashBeat()
  expect(vi.getTimerCount()).toBe(0)
  const stop = beat.subscribe(() => {})
  expect(vi.getTimerCount()).toBe(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
