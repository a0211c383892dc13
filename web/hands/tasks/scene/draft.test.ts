import { expect, test } from 'vitest'
import { fieldsOf, nudgedBy, steppedText, typed, workIn } from './draft.ts'

test('a keypad writes a number with one point', () => {
  expect(['3', '.', '2', '.'].reduce(typed, '')).toBe('3.2')
  expect(typed('', '.')).toBe('0.')
  expect(typed('0', '5')).toBe('5')
  expect(typed('3.2', 'back')).toBe('3.')
  expect(typed('3.2', 'clear')).toBe('')
  expect(typed('123456', '7')).toBe('123456')
})

test('a nudge keeps to the places of the device, and to those already typed', () => {
  expect(nudgedBy('', 1)).toBe('1')
  expect(nudgedBy('2', 0.1)).toBe('2.1')
  expect(nudgedBy('2.9', 0.1)).toBe('3.0')
  expect(nudgedBy('3.2', -1)).toBe('2.2')
  expect(nudgedBy('0.64', 0.1)).toBe('0.74')
  expect(nudgedBy('0.3', -1)).toBe('0.0')
})

test('a dragged number is written in the places of its step', () => {
  expect(steppedText(3, 0.1)).toBe('3.0')
  expect(steppedText(48, 1)).toBe('48')
  expect(steppedText(0.64, 0.01)).toBe('0.64')
})

test.each([
  { draft: { text: '', using: null }, acts: [] },
  { draft: { text: '3.', using: null }, acts: [] },
  { draft: { text: '48', using: 'd5w' }, acts: ['valve', 'bag'] },
])('work in hand is the same after it was kept: %j', (work) => {
  expect(workIn(fieldsOf(work))).toEqual(work)
})
