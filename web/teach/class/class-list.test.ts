import { expect, test } from 'vitest'
import { heldOrder } from './class-list.tsx'

const order = (shown: string, wanted: string, held = '') => heldOrder([...shown], [...wanted], new Set(held)).join('')

test('where nothing is held rows stand as they should', () => {
  expect(order('abcde', 'edcba')).toBe('edcba')
})

test('what is held stays at its place, and the others take theirs around it', () => {
  expect(order('abcde', 'eabcd', 'c')).toBe('eacbd')
  expect(order('abcde', 'edcba', 'ae')).toBe('adcbe')
  expect(order('abcde', 'edcba', 'abcde')).toBe('abcde')
})

test('a room that is new is let in, and one that has ended is gone, also where it was held', () => {
  expect(order('abc', 'xabc', 'a')).toBe('axbc')
  expect(order('abc', 'cb', 'ac')).toBe('bc')
  expect(order('', 'ab', 'a')).toBe('ab')
})

test('the same order is the same object, so that nothing is drawn for it', () => {
  const shown = ['a', 'b', 'c']
  expect(heldOrder(shown, ['a', 'b', 'c'], new Set())).toBe(shown)
  expect(heldOrder(shown, ['c', 'b', 'a'], new Set(shown))).toBe(shown)
})
