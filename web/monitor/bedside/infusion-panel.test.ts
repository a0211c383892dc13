import { expect, test } from 'vitest'
import { givenText } from './infusion-panel.tsx'

test('what was given is told with the number of boluses', () => {
  expect(givenText({ ml: 0, count: 0 })).toBe('none')
  expect(givenText({ ml: 32, count: 1 })).toBe('32 mL in 1 bolus')
  expect(givenText({ ml: 64, count: 2 })).toBe('64 mL in 2 boluses')
})
