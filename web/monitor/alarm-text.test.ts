import { expect, test } from 'vitest'
import { alarmCount, alarmText } from './alarm-text.ts'
import { alarmsOf } from './alarms-of.ts'
import { arresting, shock } from './rows.ts'

test('the alarms in words, the worst first', () => {
  expect(alarmText(alarmsOf(shock))).toBe('Low: mean BP, SpO₂ pre + post')
  expect(alarmText(alarmsOf({ ...arresting, heartRate: 90 }))).toBe('Very low: mean BP, SpO₂ pre + post. Low: HR')
  expect(alarmText(alarmsOf({ ...shock, heartRate: 190, oxygenPost: 80 }))).toBe('Low: mean BP, SpO₂ pre. High: HR')
})

test('the alarms counted', () => {
  expect(alarmCount(alarmsOf(shock))).toBe('3 low')
  expect(alarmCount(alarmsOf({ ...arresting, heartRate: 90 }))).toBe('3 very low, 1 low')
})
