import { expect, test } from 'vitest'
import { wrapped } from './canvas-text.ts'

const context = { measureText: (text: string) => ({ width: text.length }) as TextMetrics }

test('a text is broken between words where it would not fit', () => {
  expect(wrapped(context, 'Sound the alarm, then lock', 12)).toEqual(['Sound the', 'alarm, then', 'lock'])
})

test('a word that is too long stands alone', () => {
  expect(wrapped(context, 'an incomprehensibility', 8)).toEqual(['an', 'incomprehensibility'])
})
