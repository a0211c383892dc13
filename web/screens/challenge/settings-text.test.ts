import { expect, test } from 'vitest'
import { hzText, settingsText } from './settings-text.ts'

test('a rate in Hz says what it is a minute', () => {
  expect([10, 8.5, 600].map(hzText)).toEqual(['10 Hz (600/min)', '8.5 Hz (510/min)', '600 Hz (36,000/min)'])
})

test('settings are pressure first, then the rate', () => {
  expect(settingsText({ MAP: 17, RR: 9 })).toBe('MAP 17, 9 Hz (540/min)')
})
