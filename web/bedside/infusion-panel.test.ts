import { expect, test } from 'vitest'
import { salineText } from './infusion-panel.tsx'

test('saline is told with the number of boluses', () => {
  expect(salineText({ salineMl: 0, boluses: 0 })).toBe('none')
  expect(salineText({ salineMl: 32, boluses: 1 })).toBe('32 mL in 1 bolus')
  expect(salineText({ salineMl: 64, boluses: 2 })).toBe('64 mL in 2 boluses')
})
