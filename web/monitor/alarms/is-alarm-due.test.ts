import { expect, test } from 'vitest'
import { isAlarmDue } from './alarms.ts'

test('an alarm sounds when it begins', () => {
  expect(isAlarmDue('low', null, 0)).toBe(true)
  expect(isAlarmDue('high', null, 0)).toBe(true)
})

test('while it lasts it sounds again after a while, one of high priority sooner', () => {
  expect(isAlarmDue('high', { kind: 'high', atMs: 0 }, 7_900)).toBe(false)
  expect(isAlarmDue('high', { kind: 'high', atMs: 0 }, 8_000)).toBe(true)
  expect(isAlarmDue('low', { kind: 'low', atMs: 0 }, 8_000)).toBe(false)
  expect(isAlarmDue('low', { kind: 'low', atMs: 0 }, 15_000)).toBe(true)
})

test('when it grows worse it sounds at once, when it grows better it waits', () => {
  expect(isAlarmDue('high', { kind: 'low', atMs: 0 }, 100)).toBe(true)
  expect(isAlarmDue('low', { kind: 'high', atMs: 0 }, 100)).toBe(false)
})
