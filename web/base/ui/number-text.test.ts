import { expect, test } from 'vitest'
import { boundUnits, clockText } from './number-text.ts'

test('a number stays with its unit, and everything else may part', () => {
  expect(boundUnits('32 mL (10 mL/kg) at 192 mL/h over 10 min')).toBe(
    '32\u00a0mL (10\u00a0mL/kg) at 192\u00a0mL/h over 10\u00a0min',
  )
  expect(boundUnits('Refill 5 s to 4 s, 10 ribs, MAP 16 set')).toBe('Refill 5\u00a0s to 4\u00a0s, 10 ribs, MAP 16 set')
})

test('a length is told in minutes and seconds', () => {
  expect([0, 7400, 90_000, 600_000, -3].map(clockText)).toEqual(['0:00', '0:07', '1:30', '10:00', '0:00'])
})
