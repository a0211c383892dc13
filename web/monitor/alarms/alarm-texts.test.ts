import { expect, test } from 'vitest'
import { arresting, best, shock } from '../heart/test-readings.ts'
import { alarmCount, alarmText, spokenText } from './alarm-texts.ts'
import { alarmsOf } from './alarms.ts'

test('the alarms in words, the worst first', () => {
  expect(alarmText(alarmsOf(shock))).toBe('Low: mean BP, SpO₂ pre + post')
  expect(alarmText(alarmsOf({ ...arresting, heartRate: 90 }))).toBe('Very low: mean BP, SpO₂ pre + post. Low: HR')
  expect(alarmText(alarmsOf({ ...shock, heartRate: 190, oxygenPost: 80 }))).toBe('Low: mean BP, SpO₂ pre. High: HR')
})

test('the alarms counted', () => {
  expect(alarmCount(alarmsOf(shock))).toBe('3 low')
  expect(alarmCount(alarmsOf({ ...arresting, heartRate: 90 }))).toBe('3 very low, 1 low')
})

test('all numbers in words, and what is in alarm', () => {
  expect(spokenText(shock, true)).toBe(
    'Heart rate 178, arterial pressure 38 over 22, mean 27, oxygen right hand 76, left foot 62. Alarm: mean pressure low, oxygen right hand low, oxygen left foot low.',
  )
})

test('without an arterial line it says that a cuff measured the pressure', () => {
  expect(spokenText(best, false)).toBe(
    'Heart rate 148, cuff pressure 66 over 42, mean 50, oxygen right hand 95, left foot 90. No alarm.',
  )
})
