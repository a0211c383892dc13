import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { instruments } from '#content/case-1/instruments.ts'
import { createMonitor, type Driven, numbersWait } from './create-monitor.ts'
import { better, unstable } from './heart/test-readings.ts'

const { signs } = instruments

beforeEach(() => {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { hidden: false })
  for (const name of ['document', 'window']) vi.stubGlobal(name, page)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('for who wants less motion numbers change in steps, and an alarm is told at once all the same', () => {
  expect(numbersWait(true, false)).toBe(5000)
  expect(numbersWait(true, true)).toBe(numbersWait(false, false))
  expect(numbersWait(false, true)).toBeLessThan(1000)
})

test.each([false, true])(
  'where no wave is drawn and nothing is heard an alarm comes within a second (in steps: %s)',
  (isStill) => {
    const monitor = createMonitor(signs, better)
    const [sign] = signs
    let driven: Driven = { readings: better, alarms: [] }
    const close = monitor.open()
    monitor.drive(() => driven, isStill)
    vi.advanceTimersByTime(2500)
    driven = { readings: unstable, alarms: sign ? [{ sign, word: 'low' }] : [] }
    vi.advanceTimersByTime(1000)
    expect(monitor.get().alarms).toHaveLength(1)
    close()
    expect(vi.getTimerCount()).toBe(0)
  },
)
