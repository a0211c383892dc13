import { expect, test } from 'vitest'
import { nudged, numberIn, problemIn } from './typed-number.ts'

test('a point and a comma are the same', () => {
  expect(['3.2', '3,2', ' 49 ', '.5', '3.'].map(numberIn)).toEqual([3.2, 3.2, 49, 0.5, 3])
})

test('letters, units and two separators are no number, and it is said', () => {
  for (const text of ['abc', '3.2 kg', '1e3', '1.2.3', '-1', '.']) {
    expect(numberIn(text)).toBeNull()
    expect(problemIn(text)).toMatch(/^Type digits only/)
  }
})

test('nothing typed yet is no problem', () => {
  expect(problemIn(' ')).toBeNull()
})

test('up and down move the last place that is typed, never below zero', () => {
  expect([nudged('3.2', 1), nudged('49', 1), nudged('', 1), nudged('0,64', -1), nudged('0', -1)]).toEqual([
    '3.3',
    '50',
    '1',
    '0.63',
    '0',
  ])
})
