import { expect, test } from 'vitest'
import { numbersWait } from './create-monitor.ts'

test('for who wants less motion numbers change in steps, and an alarm is told at once all the same', () => {
  expect(numbersWait(true, false)).toBe(5000)
  expect(numbersWait(true, true)).toBe(numbersWait(false, false))
  expect(numbersWait(false, true)).toBeLessThan(1000)
})
