import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test('a length is told in minutes and seconds', () => {
  expect([0, 7400, 90_000, 600_000, -3].map(clockText)).toEqual(['0:00', '0:07', '1:30', '10:00', '0:00'])
})
