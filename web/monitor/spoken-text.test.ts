import { expect, test } from 'vitest'
import { best, shock } from './rows.ts'
import { spokenText } from './spoken-text.ts'

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
